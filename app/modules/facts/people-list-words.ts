import type { ReadLanguage } from "./reading/read-languages";

/** What heads those who work somewhere: "Who", "Crew", "We". */
const LABELS: Record<ReadLanguage, string> = {
  en: "in the team|the crew|working here|we|who|who's who|whos who|who's here|who works here|crew|our crew|people|our people|us|the gang|the team|team|staff",
  de: "wer|wir|leut|leute|unsere leute|wer wir sind|mannschaft|unsere mannschaft|crew|personal|wir sind|team",
  es: "quiénes trabajamos|en el equipo|quién|quiénes|quiénes somos|somos|nosotros|nosotras|trabajan|trabajamos|la gente|equipo|el equipo|personal",
  ar: "اللي شغالين|الشغالين|الطاقم|طاقمنا|الشغل|نحن|من نحن|الشباب|العاملون|فريقنا",
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
  "my|our|the|me|mein|meine|unser|unsere|der|die|ich|mi|nuestr[oa]|el|la|yo|mon|ma|notre|le|moi|mi[oa]|il|io|meu|minha|o|a|eu|mijn|onze|de|ik|mój|moja|nasz|nasza|ja";
/** "Frau Berg" keeps it, "die frau Berg" does not. */
const COURTESY = "pani?|frau|herr|juf|meester|dona|doña|don|sister";
const KIN =
  "cuz|auntie|(?:father|mother|brother|sister|son|daughter)[- ]in[- ]law|grand(?:son|daughter)|schwager|schwägerin|enkel(?:in)?|cuñad[oa]|suegr[oa]|niet[oa]|gendre|beau-frère|belle-sœur|cognat[oa]|suocer[oa]|cunhad[oa]|sogr[oa]|genro|schoonzoon|schoondochter|zwager|kleinzoon|kleindochter|zięć|synowa|szwagier|teść|teściowa|wnuk|wnuczka|mama|mamá|papa|papá|maman|babbo|mamma|nonna|nonno|yerno|nuera|oma|opa|husband|wife|son|daughter|brother|sister|mother|father|mum|mom|dad|aunt|uncle|cousin|nephew|niece|mann|frau|sohn|tochter|bruder|schwester|mutter|vater|tante|onkel|cousine?|neffe|nichte|marido|esposa|mujer|hij[oa]|herman[oa]|madre|padre|t[ií][oa]|prim[oa]|sobrin[oa]|mari|femme|fils|fille|frère|sœur|mère|père|oncle|moglie|marito|figli[oa]|fratello|sorella|zi[oa]|cugin[oa]|mulher|filh[oa]|irmão|irmã|mãe|pai|vrouw|man|zoon|dochter|broer|zus|oom|neef|nicht|mąż|żona|syn|córka|brat|siostra|ciocia|wujek|kuzyn|kuzynka";
const BESIDE =
  "young|junge|joven|jeune|giovane|jovem|jonge|młody|młoda|señor[a]?|signor[a]?|senhora?|seu|mevrouw|meneer";
const CAPITAL = /(?<=^|\|)\p{Ll}/gu;
/** "My" and "My". */
const either = (words: string): string => words.replace(CAPITAL, (letter) => `[${letter.toUpperCase()}${letter}]`);
/** "My aunt Jo", "o Nuno", "me Ann Bell", "pani Jola": what stands before a name and is none of it. */
export const LEADS_TO_NAME = new RegExp(
  `^(?:[Ii]t['’]?s\\s)?(?:(?:${either(OWN)}|${COURTESY})\\s(?:(?:${KIN}|${BESIDE})\\s)?|(?:${either(KIN)}|${BESIDE})\\s)(?=\\p{Lu})|^[Ii]t['’]s\\s(?=\\p{Lu})`,
  "u",
);

/** "My aunt Jo", "Teściowa Gertruda". */
export const LEADS_TO_KIN = new RegExp(`^(?:(?:${either(OWN)})\\s){0,2}(?:${either(KIN)})\\s(?=\\p{Lu})`, "u");

/** "(dad)", "(meine Frau)", "(a minha mãe)": who somebody is to the owner, and no work. */
export const IS_KIN = new RegExp(`^(?:(?:${OWN})\\s){0,2}(?:${KIN})$`, "iu");

/** "Georg Bell, called Schorsch" without any sign. */
export const NICKNAMED =
  /\s(?:aka|alias|called|genannt|dit|dite|detto|detta|conocid[oa] como|apodad[oa]|conhecid[oa] como|bijgenaamd|zwan[ya]|zw\.)\s["“„«]?\p{Lu}[\p{L}\p{M}'’-]+["”“»]?$/u;

/** "Team is …", "aquí trabajamos …", "quem trabalha aqui sou …": leads to people without a colon. */
export const LEADS_TO_PEOPLE =
  /^(?:(?:the\s|our\s)?(?:team|staff|crew)\s(?:is|are)|(?:aqu[ií]\s)?trabajamos(?:\saqu[ií])?|trabajan\s(?:aqu[ií]|conmigo)|conmigo\strabajan|quem\strabalha\saqui\s(?:é|são|sou)|ci\slavorano|bei\suns\sarbeiten|hier\s(?:arbeiten|werken)|chez\snous\stravaillent)\s/iu;

/** Begins the words for where or for what somebody works, behind a name. */
export const LEADS_TO_WORK =
  /\s(?=(?:in|on|at|for|behind|with|im|am|an|bei|hinter|für|mit|en|con|para|detrás|pour|à|au|aux|avec|sur|chez|derrière|al|alla|alle|allo|ai|nel|nella|per|col|con|dietro|na|no|nas|nos|com|atrás|aan|achter|op|voor|met|bij|w|we|na|za|przy|od|z)\s\p{Ll})/u;

/** "Bello (Hofhund)" is nobody to speak to. */
export const OF_ANIMALS =
  /(?<!\p{L})(?:(?:\p{L}+)?(?:dog|hund|katze|kater|pferd|hond|poes)|cat|horse|pony|donkey|goat|perr[oa]|gat[oa]|caballo|burro|chien(?:ne)?|chat|cheval|âne|chèvre|cane|gatt[oa]|cavallo|asino|cão|cachorr[oa]|cavalo|kat|paard|pies|suka|kot|koń|كلب|قط|حصان)(?!\p{L})/iu;
