import { topicOf } from "../../facts/topics";
import { isNameAlone, tellsWhoWrites } from "../../facts/orders/who-writes";
import type { PageLanguage } from "~/lib/languages";

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const NAMES = `${NAME}(?:\\s(?:of|de|del|do|da|di|on|the|van|von|der)?\\s?${NAME}){0,3}`;

/** "PJ Cunnane, Castlerea", "Kev Dunstone, Maryborough Victoria": who and where, and nothing of what is done. */
const WHO_AND_WHERE = new RegExp(`^(?!\\p{L}+['’]\\p{Ll})${NAMES}(?:,\\s${NAMES})+$`, "u");
/** Nouns in German are no names, and words in capitals may be any. */
const namesOnly = (title: string, language: PageLanguage): boolean =>
  language !== "de" && WHO_AND_WHERE.test(title) && !/^[\p{Lu}\P{L}]+$/u.test(title);

/** "Does it need tuning, yes, daily": a question that was answered in the same breath. */
const ANSWERED =
  /(?:^|[,;:]\s)(?:yes|yep|no|nope|ja|nein|sí|si|oui|non|sì|sim|não|nee|neen|tak|nie|نعم|لا)(?=[,،;.!]|$)/iu;
/** "Yes we check" */
const ANSWERS = /^(?:yes|yep|ja|sí|oui|sì|sim|tak|نعم)\s/iu;
/** "Does the cat …", "Can I bring": a question that lost its mark. */
const ASKS: Partial<Record<PageLanguage, RegExp>> = {
  en: /^(?:does|do|did|can|could|will|would|is|are|must|may|should|has|have)\s(?:i|you|we|it|they|he|she|there|the|a|an|my|your)\s/iu,
  fr: /^est-ce\s(?:que|qu['’])/iu,
  pl: /^czy\s/iu,
  ar: /^هل\s/u,
};
/** "open / full", "yes/no": one of several states. */
const STATES =
  /(?:^|[\s:"“])(\p{L}+)\s?\/\s?(?:\p{L}+\s){0,2}(?:full|closed|no|sold out|zu|geschlossen|nein|ausgebucht|voll|lleno|cerrad[oa]|no hay|complet|fermée?|non|chius[oa]|esaurit[oa]|pieno|fechad[oa]|cheio|esgotad[oa]|não|vol|dicht|gesloten|nee|zamknięte|pełn[ae]|nie|مغلق|لا)(?!\p{L})/iu;

/** "Its Bev (and Tiff typing)", "Hier schreibt Marlies Noack vom Gurkenhof": who writes the letter, and from where. */
const SPEAKS_UP = new RegExp(
  `^(?:\\p{L}+[,!]?\\s){0,2}?(?:(?:[Ii]t['’]?s|[Tt]his is)(?=\\s${NAME}(?:\\s${NAME})?(?:[,(.]|\\s\\(|\\s(?:from|of|at|here)\\s))|[Hh]ier (?:ist|schreibt|spricht)(?: (?:die|der))?|[Hh]ier is|[Aa]qu[ií] (?:é|fala|escreve|escribe|habla|está)(?: (?:[oa]|el|la))?|[Qq]ui (?:è|parla|scrive)(?: (?:il|la))?|[Ll]ui,? c['’]est|[Tt]u (?:pisze|mówi)|معك|معكم)\\s${NAME}`,
  "u",
);
/** "Marietjie Kotzé here", "Marivic Tubog here of Hilot ni Nanay" */
const HERE = new RegExp(`^(?:\\p{L}+,\\s)?${NAME}(?:\\s${NAME}){0,2}\\shere(?:$|[,.]|\\s(?:of|from|at)\\s)`, "u");

/** "Greetings from Shri Ganesh Safa House": nothing is said. */
const GREETS_ONLY = /^(?:greetings|grüße|saludos|salutations|saluti|saudações|groeten|pozdrowienia|تحية) /iu;

/** The sentence that words are from, and the name of the business. */
interface Said {
  sentence: string;
  name: string;
  language: PageLanguage;
}

/**
 * Whether words are no headline whatever they are said to: who and where alone, a signature, who writes, a question or the
 * answer to one, a state that is to be switched, the name of a part of the page. Pure.
 */
export const isScrap = (title: string, { sentence, name, language }: Said): boolean =>
  isNameInBrackets(title) ||
  (!title.toLowerCase().startsWith(name.toLowerCase()) && namesOnly(title, language)) ||
  ANSWERED.test(title) ||
  ANSWERS.test(title) ||
  ASKS[language]?.test(title) === true ||
  showsStates(title) ||
  SPEAKS_UP.test(sentence) ||
  HERE.test(sentence) ||
  GREETS_ONLY.test(sentence) ||
  tellsWhoWrites(sentence) ||
  namesPart(title);

/** "Bernie (wife)" */
const isNameInBrackets = (title: string): boolean => title.endsWith(")") && isNameAlone(title);

/** Whether words name several states of which one holds: "Christmas list: open / full". */
export const showsStates = (words: string): boolean => STATES.test(words);

/** "What it costs", "Cosa faccio e quanto costa" */
const COSTS =
  /(?<!\p{L})(?:(?:what|how much) (?:it|they|things) costs?|was (?:es|das|alles) kostet|(?:cuánto|cuanto|qué) (?:cuesta|vale)|combien (?:ça|cela) coûte|ce que ça coûte|quanto (?:costa|custa)|wat (?:het|dat) kost|ile (?:to )?kosztuje|كم (?:السعر|يكلف))$/iu;
const MOST_OF_PART = 4;
/** "Sizes and price", "Opening hours" */
const namesPart = (title: string): boolean =>
  COSTS.test(title) ||
  (title.split(" ").length <= MOST_OF_PART && title.split(/\s(?:and|und|y|et|e|en|i)\s/iu).some(isPart));
const isPart = (words: string): boolean => {
  const topic = topicOf(words);
  return topic !== undefined && PARTS.has(topic);
};
const PARTS: ReadonlySet<string> = new Set(["prices", "hours", "faq", "wishes", "contact", "areas"]);
