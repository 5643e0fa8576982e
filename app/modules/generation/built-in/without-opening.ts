import { capitalised } from "../../language/capitalised";
import { commaParts } from "../../language/enumeration";
import { streetAtEnd } from "../../facts/address-streets";
import { GREETING, type OpeningPatterns } from "./opening-phrases";

const LEGAL_FORM = /^(?:LLP|LLC|Ltd\.?|Inc\.?|GmbH|S\.?L\.?|Co\.?|PLC|UG|AG)\s+/u;

/** "…, with a workshop in Braga, makes stairs": said beside the name, which the verb needs. */
const BESIDE_NAME =
  /^(?:with|at|in|near|who|which|and|mit|bei|im|am|die|der|das|und|con|en|que|y|avec|à|au|qui|et|da|di|nel|che|e|com|em|no|na|met|te|bij|z|w|i)\s|^\p{L}+\s\p{Nd}/iu;
/** Letters of "we are" in front of a name. */
const LONGEST_LEAD_IN = 12;

/** "I'm Marisol and I train dogs", "Wir sind die Brandls und haben einen Hof": the second verb needs the subject too. */
const SAYS_MORE =
  /\s(?:and\s(?:[Ii]|we|have|do|make|run|sell|train|act|work)|und\s\p{Ll}+(?:en|e)|[ye]\s\p{L}+mos)(?!\p{L})|,\s[ye]\s(?!s[oó]lo|todo|no\s)\p{Ll}+o(?!\p{L})/u;

/** "Padaria Alfazema is a Portuguese bakery" says more without the name, which stands above it. */
export function withoutOpening(sentence: string, name: string, patterns: OpeningPatterns): string {
  const { namedCopula } = patterns;
  const said =
    shortNames(name).find((short) => sentence.startsWith(`${short} `) || sentence.startsWith(`${short}: `)) ?? "";
  const bare = said ? sentence.slice(said.length).trimStart().replace(LEGAL_FORM, "") : "";
  if (/^[-–—|:]\s/u.test(bare)) return capitalised(bare.slice(2));
  const led = leadOf(sentence, patterns);
  const behind = withoutNameFirst(led, name);
  if (behind) return behind;
  if (namedCopula.test(bare)) return capitalised(bare.replace(namedCopula, ""));
  return led;
}

/** A statement without "we are" or the word that leads to it. */
function leadOf(sentence: string, { copula, joins }: OpeningPatterns): string {
  const led = copula.test(sentence) && !SAYS_MORE.test(sentence) ? copula : joins;
  return led.test(sentence) ? capitalised(sentence.replace(led, "")) : sentence;
}

/** "Siamo Corte Bassa, agenzia indipendente a Lucca": what stands behind the name says what it is. */
function withoutNameFirst(sentence: string, name: string): string | undefined {
  const at = sentence.toLowerCase().indexOf(`${name.toLowerCase()}, `);
  if (at < 0 || at > LONGEST_LEAD_IN || sentence.slice(0, at).trim().includes(" ")) return undefined;
  const behind = sentence.slice(at + name.length + 2);
  return /^\p{Ll}[\p{L}'’-]*[\s,]/u.test(behind) &&
    !BESIDE_NAME.test(behind) &&
    !streetAtEnd(commaParts(behind)[0] ?? "")
    ? capitalised(behind)
    : undefined;
}

/** "Pennywell Cider Barn" speaks of itself as Pennywell. */
function shortNames(name: string): string[] {
  const words = name.split(" ");
  return words.map((_, cut) => words.slice(0, words.length - cut).join(" ")).filter((short) => short.length >= 4);
}

/** "Welcome to Joe's, a diner in Ohio!": what follows the greeting may be worth keeping. */
export function withoutStock(sentence: string, name: string): string {
  if (!GREETING.test(sentence)) return sentence;
  const rest = sentence.replace(/^\S+\s\S+\s/u, "");
  const after = rest.startsWith(name) ? rest.slice(name.length) : rest.slice(Math.max(0, rest.search(/[,!:]|\.$/)));
  return capitalised(after.replace(/^[\s,.!:–-]+/u, ""));
}
