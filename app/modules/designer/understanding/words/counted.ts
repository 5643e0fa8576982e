const UNITS =
  "min(?:ute|uto)?[sn]?|minuti|hours?|hrs?|stunden?|horas?|heures?|or[ea]|uur|uren|days?|tagen?|d[ií]as?|jours?|giorn[io]|dagen|weeks?|wochen?|semanas?|semaines?|settiman[ae]|weken|months?|monaten?|meses|mois|mesi|maanden|people|personen?";
const MONTHS =
  "jan|feb|fév|mär|mar|maart|mrt|apr|avr|abr|mai|mei|may|mag|gen|jun|jui|giu|jul|lug|aug|août|ago|sep|set|okt|oct|out|ott|nov|dec|dez|déc|dic";
const COUNTED = new RegExp(`^\\s?(?:${UNITS})(?!\\p{L})`, "iu");
const OF_MONTH = new RegExp(`^(?:st|nd|rd|th|\\.|er|º|°)?\\s(?:of |de )?(?:${MONTHS})\\p{L}*`, "iu");

const SPANS =
  "week|month|year|season|summer|holidays|woche|monats?|jahres|saison|sommers|ferien|semana|mes|año|temporada|verano|semaine|mois|année|été|settimana|mese|anno|stagione|estate|mês|ano|verão|maand|jaar|seizoen|zomer";
const OF_SPAN = new RegExp(
  `^\\s?(?:(?:of|the|this|der|des|dieses|dieser|von|vom|del?|la|este|esta|du|d['’]|cette|di|questo|questa|do|da|deste|desta|van|het|deze|dit|(?:de|del)?l['’])\\s?){0,3}(?:${SPANS}|(?:${MONTHS})\\p{L}*)(?!\\p{L})`,
  "iu",
);

/** 'The end | of the month', 'à la fin | du mois', 'a fine mese': when something is, and no place. */
export const endsSpan = (behind: string): boolean => OF_SPAN.test(behind);

/** Whether a bare number counts what stands behind it, or is a day: '45 minutes', '25. April', '3 de mayo'. */
export const countsSomething = (behind: string): boolean => COUNTED.test(behind) || OF_MONTH.test(behind);
