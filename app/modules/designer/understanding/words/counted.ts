const UNITS =
  "min(?:ute|uto)?[sn]?|minuti|hours?|hrs?|stunden?|horas?|heures?|or[ea]|uur|uren|days?|tagen?|d[ií]as?|jours?|giorn[io]|dagen|weeks?|wochen?|semanas?|semaines?|settiman[ae]|weken|months?|monaten?|meses|mois|mesi|maanden|people|personen?";
const MONTHS =
  "jan|feb|fév|mär|mar|maart|mrt|apr|avr|abr|mai|mei|may|mag|gen|jun|jui|giu|jul|lug|aug|août|ago|sep|set|okt|oct|out|ott|nov|dec|dez|déc|dic";
const COUNTED = new RegExp(`^\\s?(?:${UNITS})(?!\\p{L})`, "iu");
const OF_MONTH = new RegExp(`^(?:st|nd|rd|th|\\.|er|º|°)?\\s(?:of |de )?(?:${MONTHS})\\p{L}*`, "iu");

/** Whether a bare number counts what stands behind it, or is a day: '45 minutes', '25. April', '3 de mayo'. */
export const countsSomething = (behind: string): boolean => COUNTED.test(behind) || OF_MONTH.test(behind);
