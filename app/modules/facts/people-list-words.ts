import type { ReadLanguage } from "./reading/read-languages";

/** What heads those who work somewhere: "Who", "Crew", "We". */
const LABELS: Record<ReadLanguage, string> = {
  en: "we|who|who's who|whos who|who's here|who works here|crew|our crew|people|our people|us|the gang|the team|team|staff",
  de: "wer|wir|leut|leute|unsere leute|wer wir sind|mannschaft|unsere mannschaft|crew|personal|wir sind|team",
  es: "quién|quiénes|quiénes somos|somos|nosotros|nosotras|trabajan|trabajamos|la gente|equipo|el equipo|personal",
  ar: "نحن|من نحن|الشباب|العاملون|فريقنا",
  fr: "qui|nous|qui est qui|chez nous|équipe|l'équipe|l’équipe|notre équipe|le personnel",
  it: "chi|chi siamo|chi c'è|noi|siamo|ci lavorano|lavorano|squadra|la squadra|staff|personale",
  pt: "quem|quem somos|quem trabalha|nós|somos|equipa|equipe|a equipa|a equipe|pessoal|o pessoal",
  nl: "wie|wie is wie|wij|wij zijn|ploeg|de ploeg|crew|mensen|onze mensen|personeel|team",
  pl: "kto|kto jest kim|my|ludzie|nasi ludzie|ekipa|załoga|zespół|pracują|jesteśmy",
};
const ALL_LABELS = new Set(Object.values(LABELS).flatMap((words) => words.split("|")));

/** Whether a label heads people of the business. */
export const isPeopleLabel = (label: string): boolean => ALL_LABELS.has(label.toLowerCase().trim());

const OWN =
  "my|our|the|me|mein|meine|unser|unsere|der|die|ich|mi|nuestr[oa]|el|la|yo|mon|ma|notre|le|moi|mi[oa]|il|io|meu|minha|o|a|eu|mijn|onze|de|ik|mój|moja|nasz|nasza|ja|pani?|frau|herr|juf|meester|dona|doña|don|sister";
const KIN =
  "husband|wife|son|daughter|brother|sister|mother|father|mum|mom|dad|aunt|uncle|cousin|nephew|niece|mann|frau|sohn|tochter|bruder|schwester|mutter|vater|tante|onkel|cousine?|neffe|nichte|marido|esposa|mujer|hij[oa]|herman[oa]|madre|padre|t[ií][oa]|prim[oa]|sobrin[oa]|mari|femme|fils|fille|frère|sœur|mère|père|oncle|moglie|marito|figli[oa]|fratello|sorella|zi[oa]|cugin[oa]|mulher|filh[oa]|irmão|irmã|mãe|pai|vrouw|man|zoon|dochter|broer|zus|oom|neef|nicht|mąż|żona|syn|córka|brat|siostra|ciocia|wujek|kuzyn|kuzynka";
/** "My aunt Jo", "o Nuno", "me Ann Bell", "pani Jola": what stands before a name and is none of it. */
export const LEADS_TO_NAME = new RegExp(`^(?:(?:${OWN})\\s(?:(?:${KIN})\\s)?|(?:${KIN})\\s)(?=\\p{Lu})`, "u");

/** "Georg Bell, called Schorsch" without any sign. */
export const NICKNAMED =
  /\s(?:aka|alias|called|genannt|dit|dite|detto|detta|conocid[oa] como|apodad[oa]|conhecid[oa] como|bijgenaamd|zwan[ya]|zw\.)\s["“„«]?\p{Lu}[\p{L}\p{M}'’-]+["”“»]?$/u;

/** Begins the words for where or for what somebody works, behind a name. */
export const LEADS_TO_WORK =
  /\s(?=(?:in|on|at|for|behind|with|im|am|an|bei|hinter|für|mit|en|con|para|detrás|pour|à|au|aux|avec|sur|chez|derrière|al|alla|alle|allo|ai|nel|nella|per|col|con|dietro|na|no|nas|nos|com|atrás|aan|achter|op|voor|met|bij|w|we|na|za|przy|od|z)\s\p{Ll})/u;

/** "Bello (Hofhund)" is nobody to speak to. */
export const OF_ANIMALS =
  /(?<!\p{L})(?:(?:\p{L}+)?(?:dog|hund|katze|kater|pferd|hond|poes)|cat|horse|pony|donkey|goat|perr[oa]|gat[oa]|caballo|burro|chien(?:ne)?|chat|cheval|âne|chèvre|cane|gatt[oa]|cavallo|asino|cão|cachorr[oa]|cavalo|kat|paard|pies|suka|kot|koń|كلب|قط|حصان)(?!\p{L})/iu;
