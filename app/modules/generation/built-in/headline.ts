import type { PageLanguage } from "~/lib/languages";
import { capitalised, quiet } from "../../language/capitalised";
import { truncate } from "../../language/truncate";
import { GREETING, openingPatterns, STOCK, type OpeningPatterns } from "./opening-phrases";

/** The large words of the first screen, and what goes with them. */
export interface Opening {
  title: string;
  lead?: string;
  /** The sentences that the opening has said. */
  used: Set<string>;
}

const LEGAL_FORM = /^(?:LLP|LLC|Ltd\.?|Inc\.?|GmbH|S\.?L\.?|Co\.?|PLC|UG|AG)\s+/u;
/** Where a long sentence may be cut so that both parts can stand: the first as a title, the second below it. */
const CLAUSES = [
  /(?:;|:|\s[-–—])\s+/u,
  /,\s+(?:and|so|but|where|which means|und|wo|y|donde|pero)\s+(?=(?:we|you|they|i|every|each|all|wir|sie|alle|todo|cada)\b)/iu,
  /,\s+(?=(?:since|seit|desde)\s)/iu,
  /,\s+(?=(?:(?!during|including|something|anything|everything|nothing|morning|evening)\p{L}+(?:ed|ing|own)|\p{L}+[ai]d[oa]s?|gegründet|geführt|made|built|run|led|with|without|from|for|in|on|at|near|by|just|always|close|anywhere|mit|ohne|für|im|am|con|sin|para|en)\s)/iu,
  /(?<!\s)\s+(?:where|wo|donde)\s+(?=(?:you|we|sie|wir|usted)\b)/iu,
  /(?<!\s)\s+(?=(?:while|because|weil)\s)/iu,
];
/** Only where the sentence is too long to stand whole. */
const LATE_CLAUSES = [
  /(?<!\s)\s+(?=(?:after|before|when)\s)/iu,
  /(?<!\s)\s+(?=(?:with|without|mit|ohne|con|sin)\s)/iu,
  /(?<!\s|\b(?:good|looks?|lives?|works?|based|open|is|are|up|out|known|made|ready|drives?|comes?|goes))\s+(?=(?:for|from|between|near|across|für|zwischen|para|entre)\s)/iu,
  /(?<!\s|\b(?:good|looks?|lives?|works?|based|open|is|are|up|out|known|made|ready|drives?|comes?|goes))\s+(?=(?:in|at|on|along|auf|bei|an der|en)\s)/iu,
];

const MIN = 12;
const BEST = 72;
const MAX = 96;
const FITS = 100;
/** A sentence that cannot be cut well may be a little longer. */
const WHOLE = 112;
const MAX_LEAD = 240;

/** Sentences of a text so short that the page below needs each that the headline can spare. */
const FEW = 5;

/** A label, an address or hours: facts that have a place of their own. */
const ASIDE = /^\p{L}+:\s|\d{4,5}\s\p{Lu}/u;

/**
 * Makes the opening from the owner's first sentences, given by paragraph; `spare` is used when none of them will do.
 */
export function openingFrom(paragraphs: string[][], name: string, spare: string, language: PageLanguage): Opening {
  const patterns = openingPatterns(language);
  const used = new Set<string>();
  const most = paragraphs.flat().length <= FEW ? 1 : 2;
  for (const { sentence, following } of firstSentences(paragraphs)) {
    const cut = titleFrom(sentence, name, patterns);
    if (
      !cut &&
      sentence.length > WHOLE &&
      sentence.length <= MAX_LEAD &&
      used.size === 0 &&
      paragraphs[0]?.[0] === sentence
    )
      break;
    if (!cut) continue;
    used.add(sentence);
    const lead = leadFrom(cut.rest, following, used, patterns, most);
    return { title: cleaned(cut.title), ...(lead && { lead }), used };
  }
  const lead = leadFrom(
    undefined,
    (paragraphs[0] ?? []).filter((sentence) => !patterns.hours.test(sentence)),
    used,
    patterns,
    most,
  );
  return { title: cleaned(spare), ...(lead && { lead }), used };
}

/** Up to five sentences, each with what may follow it: the rest of its paragraph, else a paragraph of one sentence. */
function firstSentences(paragraphs: string[][]): { sentence: string; following: string[] }[] {
  const all = paragraphs.slice(0, 5).flatMap((sentences, index) => {
    const next = paragraphs[index + 1];
    const after = next?.length === 1 ? next : [];
    return sentences.map((sentence, at) => ({ sentence, following: [...sentences.slice(at + 1), ...after] }));
  });
  return all.slice(0, 5);
}

/** Title and rest say the whole sentence. */
interface Cut {
  title: string;
  rest?: string;
}

function titleFrom(sentence: string, name: string, patterns: OpeningPatterns): Cut | undefined {
  const greeted = withoutStock(sentence, name).trim();
  const statement = withoutOpening(greeted, name, patterns).trim();
  const body = statement.replace(/(?<![.!?…])[.!?…]+$/u, "");
  if (
    body.length < MIN ||
    /[?؟]\s*$/u.test(sentence) ||
    STOCK.test(greeted) ||
    STOCK.test(statement) ||
    patterns.hours.test(statement) ||
    /@|https?:|\d{6}|\d[.,]\d\d$|[$€£]\s?\d/.test(body.slice(0, MAX))
  )
    return undefined;
  if (body.length <= BEST) return { title: body };
  return (
    atClause(body, CLAUSES) ??
    (body.length <= FITS ? { title: body } : atClause(body, LATE_CLAUSES)) ??
    (body.length <= WHOLE ? { title: body } : undefined)
  );
}

/** "in Bristol who treat women": the clause still speaks of what stands before the cut. */
const CLINGS = /^(?:\p{L}+\s){2,3}(?:who|that|which)\s/u;

/** "before, during and": what ends so is not finished. */
const DANGLES =
  /(?:,|\s(?:and|or|but|the|an?|of|by|with|for|during|mostly|only|und|oder|der|die|das|von|mit|y|e|o|de|del|el|la|los|las|con))$/iu;

/** The last place at which each kind of clause lets the title fit; the better kinds first. */
function atClause(body: string, clauses: readonly RegExp[]): Cut | undefined {
  for (const pattern of clauses) {
    const matches = [...body.slice(0, MAX + 12).matchAll(new RegExp(pattern, "giu"))];
    const match = matches.findLast(({ index }) => index >= MIN + 8 && index <= MAX && canStand(body.slice(0, index)));
    const rest = match && body.slice(match.index + match[0].length);
    if (match && rest && !CLINGS.test(rest) && rest.split(" ").length >= 3 && rest.length <= MAX_LEAD)
      return { title: body.slice(0, match.index), rest: capitalised(`${rest}.`) };
  }
  return undefined;
}

const canStand = (title: string) => title.split(" ").length >= 3 && !DANGLES.test(title);

/** "Padaria Alfazema is a Portuguese bakery" says more without the name, which stands above it. */
function withoutOpening(sentence: string, name: string, { copula, namedCopula }: OpeningPatterns): string {
  const said = shortNames(name).find((short) => sentence.startsWith(`${short} `)) ?? "";
  const bare = said ? sentence.slice(said.length).trimStart().replace(LEGAL_FORM, "") : "";
  if (namedCopula.test(bare)) return capitalised(bare.replace(namedCopula, ""));
  return copula.test(sentence) ? capitalised(sentence.replace(copula, "")) : sentence;
}

/** "Pennywell Cider Barn" speaks of itself as Pennywell. */
function shortNames(name: string): string[] {
  const words = name.split(" ");
  return words.map((_, cut) => words.slice(0, words.length - cut).join(" ")).filter((short) => short.length >= 4);
}

/** "Welcome to Joe's, a diner in Ohio!": what follows the greeting may be worth keeping. */
function withoutStock(sentence: string, name: string): string {
  if (!GREETING.test(sentence)) return sentence;
  const rest = sentence.replace(/^\S+\s\S+\s/u, "");
  const after = rest.startsWith(name) ? rest.slice(name.length) : rest.slice(Math.max(0, rest.search(/[,!:]|\.$/)));
  return capitalised(after.replace(/^[\s,.!:–-]+/u, ""));
}

function leadFrom(
  rest: string | undefined,
  following: string[],
  used: Set<string>,
  { hours }: OpeningPatterns,
  most: number,
): string | undefined {
  const parts = rest ? [rest] : [];
  for (const sentence of following) {
    const length = parts.join(" ").length;
    if (
      parts.length >= most ||
      length > 60 ||
      length + sentence.length > 220 ||
      STOCK.test(sentence) ||
      ASIDE.test(sentence) ||
      hours.test(sentence)
    )
      break;
    parts.push(sentence);
    used.add(sentence);
    if (length + sentence.length > 60) break;
  }
  const lead = parts.map((part) => capitalised(part).replace(/!+/g, ".").replace(/\s—\s/g, ", ")).join(" ");
  return lead === "" ? undefined : lead;
}

function cleaned(text: string): string {
  const plain = text.replace(/!+/g, "").replace(/\s+/g, " ").replace(/ ?— ?/g, ", ").trim();
  return truncate(capitalised(quiet(plain)), WHOLE);
}
