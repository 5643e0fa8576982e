import type { PageLanguage } from "~/lib/languages";
import { remembered } from "~/lib/remembered";
import type { Cut } from "./cut-sentence";
import type { OpeningPatterns } from "./opening-phrases";

/** "in Galway", "à Namur", "Tiong Bahru Singapore": how a label ends. */
const ENDS_IN_PLACE =
  /(?:(?<!\p{L})(?:in|at|near|outside|im|bei|en|à|au|a|ad|di|em|no|na|te|w|we)\s|,\s(?:\p{Ll}+\s)?)\p{Lu}[\p{L}'’.-]*(?:,?\s\p{Lu}[\p{L}'’.-]*)*$|(?<!\p{L})في\s\p{L}+$/u;
const LONGEST_LABEL = 48;
const MOST_WORDS = 7;
/** "22 yrs." says too little to stand below a headline. */
const FRAGMENT = 12;
/** An enumeration of what is done is a headline up to here. */
const LONGEST_LIST = 88;

/** "We deliver to your door" is a service among others, and no headline. */
const SHORTEST_VOICE = 28;

/** "A Portuguese bakery on Kirkgate" is a statement. */
const ARTICLE = /^(?:an?|the|eine?|der|die|das|una?|une|le|la|el|il|uma?|o|een|de|het)\s/iu;

/** Whether a statement only names a trade and a town: "Florist in Kinsale, Co Cork". */
export function isLabel(title: string, { speaks }: OpeningPatterns): boolean {
  return (
    title.length <= LONGEST_LABEL &&
    title.split(" ").length <= MOST_WORDS &&
    !ARTICLE.test(title) &&
    ENDS_IN_PLACE.test(title) &&
    !speaks.test(title)
  );
}

/** What leans on another sentence, denies or asks for something, or wishes something of whoever makes the page. */
const ASIDE =
  /(?<!\p{L})(?:too|also|please|pls|auch|bitte|también|aussi|anche|também|ook|też|(?:we|i)['’]d|want|möchte[nt]?|hätten?|quer(?:emos|ría|íamos)|voudri?ons|aimerait|vorremmo|gostar|willen|chcieli|adesso|now|jetzt|ahora|maintenant|agora|nu|teraz|site|website|page|seite|página|sito|strona|merci|would|rather|if|no|not|nie|kein\p{Ll}*|nicht|non|não|niet|geen)(?!\p{L})/iu;

/** "Trabajo con mi compañero Curro Medina", "Mi papá, don Eliécer, cultiva": somebody else is told of. */
const OF_SOMEBODY =
  /^(?:my|mein\p{Ll}*|mi|mon|ma|mio|mia|meu|minha|mijn|mój|moja)\s\p{Ll}+,\s|(?<!\p{L})(?:my|our|mein\p{Ll}*|unser\p{Ll}*|mi|nuestr[oa]|mon|ma|notre|mio|mia|nostr[oa]|meu|minha|noss[oa]|mijn|onze?|mój|moja|moim|moją)\s\p{Ll}+\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}/u;

/** "Si llueve, cambiamos de día": what holds in one case only. */
const CONDITIONS: Record<PageLanguage, string> = {
  en: "if|when|whoever|in case|unless",
  de: "wenn|falls|sollte[nt]?|wer|sobald",
  es: "si|cuando|quien|en caso",
  fr: "si|s['’]il|quand|lorsque|en cas",
  it: "se|quando|chi|in caso",
  pt: "se|quando|quem|caso|em caso",
  nl: "als|wanneer|wie|mocht",
  pl: "jeśli|jeżeli|gdy|kiedy|kto|w razie",
  ar: "إذا|لو|عندما|من",
};
const conditional = remembered(
  (language: PageLanguage) => new RegExp(`^(?:${CONDITIONS[language]})(?:\\s|(?<=['’]il))`, "iu"),
);

const LEADS_CASE =
  /^(?:if|in case|unless|wenn|falls|cuando|en caso de que|lorsque|quand|quando|se|si|als|wanneer|jeśli|jeżeli|gdy|kiedy|إذا)\s(?:i|we|you|ich|wir|ihr|sie|no|non|não|je|nous|vous|on|ik|we|wij|niet|nie|لم)\s.*[,،]\s/iu;
/** "If I don't answer I am with a patient": what holds in one case only begins no page. */
export const holdsSometimes = (words: string): boolean => LEADS_CASE.test(words);

/** "I do Tetbury, Malmesbury, Minety": names, where nouns have no capitals of their own. */
const NAMES = /\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*(?:,\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*){2}/u;

/** "El guitarrista es mi hermano": who somebody of the family is. */
const OF_FAMILY =
  /(?<!\p{L})(?:my|mein\p{Ll}*|mi|mon|ma|mio|mia|meu|minha|mijn|mój|moja|moim|moją)\s(?:wife|husband|brother|sister|cousin|dad|mum|mom|son|daughter|nephew|niece|frau|mann|bruder|schwester|vater|mutter|sohn|tochter|mujer|marido|herman[oa]|papá|mamá|viejo|hij[oa]|prim[oa]|femme|mari|frère|sœur|père|mère|fils|fille|moglie|marito|fratello|sorella|papà|figli[oa]|mulher|irmão|irmã|pai|mãe|filh[oa]|vrouw|man|broer|zus|vader|moeder|zoon|dochter|żon[aą]|mąż|mężem|brat|bratem|siostr[aą]|ojciec|syn|córka)(?!\p{L})/iu;

/** Whether a headline would tell of somebody of the family, and not of what is done. */
export const tellsOfFamily = (title: string): boolean => OF_SOMEBODY.test(title) || OF_FAMILY.test(title);

/** "The lowest price is in March, …", "Private bath, air conditioning, wifi": what things cost and rooms have opens no page. */
const BESIDES =
  /(?<!\p{L})(?:prices?|fees?|costs?|preise?|kosten|precios?|cuesta|prix|tarifs?|prezz[oi]|costa|preços?|custa|prijs|prijzen|kost|cen[ay]|kosztuje|سعر|الأسعار|السعر|wi-?fi|wlan|واي فاي)(?!\p{L})/iu;

/**
 * Whether a sentence that is not the owner's first can stand for the whole business: what it is, or a statement; a rule
 * for visitors, a case, a few words or somebody of the family is none.
 */
export const standsForAll = (sentence: string, { title }: Cut, patterns: OpeningPatterns): boolean =>
  !isBeside(title, patterns) &&
  (isLabel(title, patterns) ||
    ARTICLE.test(title.replace(/^["“„«]/u, "")) ||
    patterns.speaks.test(sentence) ||
    (title.length >= SHORTEST_VOICE && !/\p{Nd}/u.test(title)));

const isBeside = (title: string, { language }: OpeningPatterns): boolean =>
  ASIDE.test(title) ||
  BESIDES.test(title) ||
  tellsOfFamily(title) ||
  (language !== "de" && NAMES.test(title)) ||
  conditional(language).test(title);

/** Whether a sentence has a voice that a headline wants: the business speaks, or says in one breath what it does. */
export function isVoice(sentence: string, { title, rest, isHard }: Cut, patterns: OpeningPatterns): boolean {
  if (
    title.length < SHORTEST_VOICE ||
    isHard ||
    patterns.introduces.test(sentence) ||
    isBeside(title, patterns) ||
    /[@:?؟]/u.test(sentence)
  )
    return false;
  const counts = title.replace(/(?<!\p{Nd})(?:19|20)\p{Nd}\p{Nd}(?!\p{Nd})/gu, "");
  return !/\p{Nd}/u.test(counts) && (patterns.speaks.test(sentence) || (!rest && isList(sentence)));
}

/** "Backs, necks, knees, desk people and runners"; names of people begin with capitals, as all nouns do in German. */
function isList(sentence: string): boolean {
  const items = sentence.replace(/[.!]$/u, "").split(/[,،]\s|\s(?:and|und|y|et|e|en|i)\s/u);
  const named = items.slice(1).filter((item) => /^\p{Lu}\p{Ll}/u.test(item));
  return items.length >= 3 && sentence.length <= LONGEST_LIST && named.length === 0;
}

/** A label with the few words that follow it, and the sentences that these were. */
export function withFragments(label: string, following: string[]): { label: string; taken: string[] } {
  const end = following.findIndex((sentence) => sentence.length > FRAGMENT || /[!?]$/u.test(sentence));
  const taken = following.slice(0, end === -1 ? following.length : end);
  return { label: [label, ...taken.map((sentence) => sentence.replace(/\.$/u, ""))].join(" · "), taken };
}
