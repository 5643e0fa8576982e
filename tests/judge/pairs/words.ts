import { asciiDigits } from "~/modules/facts/digits";

/** Articles, pronouns and auxiliaries: they make no name another one. */
const LIGHT: Record<string, string> = {
  en: "a|an|the|our|your|my|of|and|or|is|are|at|it|we|you|us|all|in|on|to|with|costs|cost|price",
  de: "der|die|das|den|dem|des|ein|eine|einen|einer|und|oder|mit|im|in|am|zu|bei|kostet|kosten|ist|sind|wir|für",
  es: "el|la|los|las|un|una|y|o|de|del|al|en|con|cuesta|cuestan|es|son|está",
  ar: "في|من|على|و|أو|مع|إلى|سعر",
  fr: "le|la|les|l|un|une|des|de|du|d|et|ou|en|au|aux|avec|est|sont|coûte",
  it: "il|lo|la|i|gli|le|un|una|di|del|della|e|o|in|al|alla|con|costa",
  pt: "o|a|os|as|um|uma|de|do|da|dos|das|e|ou|em|no|na|com|custa",
  nl: "de|het|een|en|of|van|in|op|met|bij|kost|is|voor",
  pl: "i|lub|w|we|z|na|do|od|za|to|kosztuje",
};

/** A name that begins with one of these has lost what it hangs on: "for 500 invoices", "per year". */
const LEADING: Record<string, string> = {
  en: "from|for|per|and|or|with|at|by|until|till|then|otherwise|after|plus|than|each|only|month|monthly|yearly",
  de: "ab|für|pro|und|oder|mit|bis|je|dann|sonst|nach|plus|monatlich|jährlich|nur|von",
  es: "desde|para|por|y|e|o|con|hasta|luego|más|al|mes|cada|solo",
  ar: "من|و|أو|مع|ابتداء|حتى|لكل|فقط",
  fr: "à|dès|pour|par|et|ou|avec|jusqu|puis|sinon|chaque|seulement|an|mois",
  it: "da|dal|per|al|e|o|con|fino|poi|ogni|solo|mese",
  pt: "desde|para|por|e|ou|com|até|depois|cada|só|mês",
  nl: "vanaf|voor|per|en|of|met|tot|dan|anders|elk|elke|alleen|maand",
  pl: "od|dla|za|i|lub|z|do|potem|każdy|tylko|miesięcznie|rocznie",
};

const split = (table: Record<string, string>, language: string) =>
  new Set([table[language] ?? "", table.en!].join("|").split("|").flatMap(wordsOf));

const WORD = /\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+/gu;

/** Words and numbers of a text in lower case, without accents; Arabic ones without "and" and "the" before them. */
export function wordsOf(text: string): string[] {
  const plain = asciiDigits(text).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return Array.from(plain.matchAll(WORD), ([word]) => word.replace(/^و?ال(?=\p{L}{2})|^و(?=\p{L}{3})/u, ""));
}

/** The words of a name that tell it from another; all of them where all are light. */
export function contentOf(text: string, language: string): string[] {
  const all = wordsOf(text);
  const light = split(LIGHT, language);
  const content = all.filter((word) => !light.has(word));
  return content.length > 0 ? content : all;
}

/** A name that begins with a sign, or with a number or word that only leads on to one, unless the true one does. */
export function beginsBadly(name: string, told: readonly string[], language: string): boolean {
  const [first = ""] = wordsOf(name);
  if (first === "" || /^[،,;:.]/.test(name.trim())) return true;
  const isLeading = /^\d/.test(first) || split(LEADING, language).has(first) || /^وال/.test(name);
  return isLeading && !told.some((text) => wordsOf(text)[0] === first && /^وال/.test(text) === /^وال/.test(name));
}

/** The same word, or another ending of it. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short) && !/\d/.test(short);
}

/** Those of some words that are not among others. */
export const wordsMissing = (wanted: readonly string[], among: readonly string[]): string[] =>
  wanted.filter((word) => !among.some((other) => isSameWord(word, other)));

/** Whether a text says words one after the other, whatever stands between them as signs. */
export function saysInOrder(text: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return true;
  return ` ${text.join(" ")} `.includes(` ${phrase.join(" ")} `);
}
