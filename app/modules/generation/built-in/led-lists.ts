import type { PageLanguage } from "~/lib/languages";
import type { OwnerFacts } from "../../facts/read-facts";
import { topicOf } from "../../facts/topics";
import { capitalised } from "../../language/capitalised";
import { commaParts, piecesOf } from "../../language/enumeration";
import { beginsLate, withoutJoin } from "../../language/may-cut";
import type { ToldParts } from "./told-parts";

/** Clauses that lead to a list of what to do, to bring or to leave alone, in each language. */
const CLAUSES: Record<PageLanguage, string> = {
  en: "(?:what|when|things|how) (?:not |never )?to \\p{L}+|what (?:i|we) need|what you (?:need|should bring)",
  de: "(?:was|wann|worauf|wie) (?:man|sie|ihr|du|ich|wir|nicht|lieber|mitzubringen|mitbringen|zu beachten)(?!\\p{L})",
  es: "(?:qué|cuándo|cuando|cómo) (?:no )?(?:hay que |se debe )?\\p{L}+(?:ar|er|ir)(?:se)?(?!\\p{L})|(?:qué|lo que) (?:necesito|necesitamos|hay que \\p{L}+)",
  fr: "(?:quand|que|comment) (?:ne pas )?\\p{L}+(?:er|ir|re)(?!\\p{L})|ce qu['’]il (?:faut|ne faut pas) \\p{L}+|ce dont (?:j['’]ai|nous avons) besoin",
  it: "(?:cosa|quando|che cosa|come) (?:non )?(?:si deve |bisogna )?\\p{L}+(?:are|ere|ire)(?!\\p{L})|(?:cosa|quello che) (?:mi |ci )?serve",
  pt: "(?:o que|quando|como) (?:não )?(?:se deve )?\\p{L}+(?:ar|er|ir)(?!\\p{L})|(?:o que|do que) (?:preciso|precisamos|é preciso)",
  nl: "(?:wat|wanneer|hoe) (?:u|je|ik|wij|we|niet|wel)(?!\\p{L})",
  pl: "(?:co|kiedy|czego|jak) (?:nie )?\\p{L}+(?:ać|ić|yć|eć|ąć|ść|źć)(?!\\p{L})|czego potrzebuj\\p{L}+",
  ar: "(?:ماذا|متى|ما|كيف) (?:لا )?(?:يجب|ينبغي|تحضر|تتصل|نحتاج)",
};
const CLAUSE = `(?<!\\p{L})((?:${Object.values(CLAUSES).join("|")})[^().:;,،?؟]{0,40}?)`;
/** "(liste numérotée : couper, photographier)" */
const LIST =
  "(?:\\p{L}+\\s)?(?:list|steps|liste|schritte|étapes|lista|pasos|passi|passos|lijst|stappen|kroki|قائمة|خطوات)(?:\\s\\p{L}+)?\\s?:\\s";
const BRACKETED = new RegExp(`${CLAUSE}\\s\\((?:${LIST})?([^():]{10,300})\\)`, "iu");
const LED = new RegExp(`${CLAUSE}\\s?:\\s([^:]{10,300})$`, "iu");
/** "Also what not to flush.": a heading that its owner ends like a sentence. */
const HEADED = new RegExp(`^(?:(?:and|also|und|auch|y|et|e|en|i)\\s){0,2}${CLAUSE}[.:!]$`, "iu");

const FEWEST = 3;
const MOST_BEHIND = 3;
const LONGEST_ITEM = 90;
/** Letters before a clause that only lead to it: "Folks need to know", "Below:". */
const LONGEST_BEFORE = 34;
/** What costs something, a way to write, fields of a form, and what the owner wants of the page are other lists. */
const OTHER =
  /[€$£@]|\p{Nd}{5}|formul|(?<!\p{L})(?:form|want|willen|woll\p{L}*|möcht\p{L}*|queremos|quiero|voul\p{L}*|vogli\p{L}*|quer\p{L}*|chc\p{L}*|نريد|أريد)(?!\p{L})/iu;

interface LedList {
  list: ToldParts["lists"][number];
  sentences: string[];
}

/**
 * Lists that a clause leads to: "when to call: slow drains, smell in the yard", "wann lieber zum Arzt (Fieber, offene
 * Wunde, rot und heiß)", "What not to flush. Wipes. Grease, paint." with the sentences that say them. Pure.
 */
export function ledLists(
  { sentences, wishes, found }: Pick<OwnerFacts, "sentences" | "wishes" | "found">,
  language: PageLanguage,
): LedList[] {
  const asked = new Set(wishes.sentenceIds);
  const answered = new Set(found.questions.flatMap(({ sentenceIds }) => sentenceIds));
  return sentences.flatMap((sentence, id) => {
    if (answered.has(id)) return [];
    const led = BRACKETED.exec(sentence) ?? LED.exec(sentence);
    if (led && (asked.has(id) || led.index <= LONGEST_BEFORE)) return listOf(led[1]!, led[2]!, [sentence], language);
    const title = HEADED.exec(sentence)?.[1];
    return title ? behind(title, sentences.slice(id, id + 1 + MOST_BEHIND), asked, id) : [];
  });
}

function listOf(title: string, list: string, sentences: string[], language: PageLanguage): LedList[] {
  // 'A part "When to come" by age (2 years, 3 years)': what it holds is to be filled in.
  if (/["“”„«»]/u.test(title)) return [];
  // "wipes!! fat, paint": signs part a list as commas do.
  const items = joined(commaParts(list.replace(/\.$/u, "").replace(/(?<!!)!+\s/gu, ", ")), language).map(capitalised);
  const isList = items.length >= FEWEST && items.every((item) => item.length <= LONGEST_ITEM && !OTHER.test(item));
  // "What we do: …" is read as what there is.
  return isList && !OTHER.test(title) && topicOf(title) === undefined
    ? [{ list: { title: capitalised(title.replace(ET_CETERA, "")), items }, sentences }]
    : [];
}

const ET_CETERA = /\s(?:etc|usw|ecc|itd|enz|und so|and so on|and all that|إلخ)\.?$/iu;

/** "trockener, ebener Platz", "jemand, der es hält": what is said of the thing beside it is none. */
function joined(parts: readonly string[], language: PageLanguage): string[] {
  return parts.reduce<string[]>((items, part, at) => {
    const before = items.at(-1);
    const isOfIt = before !== undefined && (RELATES.test(part) || (language === "de" && ADJECTIVE.test(before)));
    if (isOfIt) return [...items.slice(0, -1), `${before}, ${part}`];
    return [...items, at > 0 && beginsLate(part, language) ? withoutJoin(part, language) : part];
  }, []);
}
const RELATES = /^(?:der|die|das|who|which|que|qui|che|dat|który|która)\s\p{Ll}/u;
const ADJECTIVE = /^\p{Ll}+(?:er|e|es|en)$/u;

/** What stands behind a heading: short sentences and enumerations, up to what is said to somebody else. */
function behind(
  title: string,
  [heading = "", ...following]: readonly string[],
  asked: ReadonlySet<number>,
  id: number,
): LedList[] {
  const end = following.findIndex(
    (text, at) => asked.has(id + 1 + at) || text.length > LONGEST_ITEM || OTHER.test(text) || /[?؟:]/u.test(text),
  );
  const said = following.slice(0, end < 0 ? undefined : end);
  const items = said.flatMap((text) => piecesOf(text) ?? [text.replace(/\.$/u, "")]).map(capitalised);
  return items.length >= FEWEST ? [{ list: { title: capitalised(title), items }, sentences: [heading, ...said] }] : [];
}
