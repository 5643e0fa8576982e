import { capitalised } from "../capitalised";
import { truncate } from "./truncate";

/** The large words of the first screen, and what goes with them. */
export interface Opening {
  title: string;
  lead?: string;
  /** The sentences that the opening has said. */
  used: Set<string>;
}

const STOCK =
  /^(?:welcome to|your trusted|your (?:number|no\.?) ?(?:one|1)|elevate your|unlock|transform your|discover (?:the|our)|experience the|your one[- ]stop|we are (?:passionate|committed|dedicated)|look no further|willkommen (?:bei|auf|im|in)|ihr (?:zuverlässiger )?partner|bienvenid[oa]s? a|su (?:mejor )?aliado|مرحبا)/iu;
const COPULA = /^(?:we are|we're|i am|i'm|this is|it is|it's|wir sind|ich bin|das ist|somos|soy|es|نحن)\s+/iu;
const NAMED_COPULA = /^(?:is|are|ist|sind|es|son|هو|هي)\s+/iu;
const LEGAL_FORM = /^(?:LLP|LLC|Ltd\.?|Inc\.?|GmbH|S\.?L\.?|Co\.?|PLC|UG|AG)\s+/u;
const CLAUSES: { pattern: RegExp; keepsRest: boolean }[] = [
  { pattern: /(?:;|:|\s[-–—])\s+/u, keepsRest: true },
  {
    pattern:
      /,\s+(?:and|so|but|where|which means|und|wo|y|donde|pero)\s+(?=(?:we|you|they|i|every|each|all|wir|sie|alle|todo|cada)\b)/iu,
    keepsRest: true,
  },
  { pattern: /,\s+(?=(?:since|seit|desde)\s)/iu, keepsRest: true },
  {
    pattern:
      /,\s+(?=(?:\p{L}+(?:ed|ing|own)|\p{L}+[ai]d[oa]s?|gegründet|geführt|made|built|run|led|with|from|for|near|by|just|always|mit|für|con|para)\s)/iu,
    keepsRest: true,
  },
  { pattern: /\s+(?:where|wo|donde)\s+(?=(?:you|we|sie|wir|usted)\b)/iu, keepsRest: true },
  { pattern: /\s+(?=\p{L}{3,}ing\s)/iu, keepsRest: true },
  { pattern: /,\s+(?:so|and|but|which|who|where|und|y|que|die|der|das)\s+/iu, keepsRest: false },
  { pattern: /\s+(?=(?:after|when|while|because|since|nach|wenn|weil|después|cuando)\s)/iu, keepsRest: true },
  { pattern: /\s+(?=(?:so that|that|which|who|using)\s)/iu, keepsRest: false },
];

const MIN = 12;
const BEST = 72;
const MAX = 96;

/** Makes the opening from the owner's first sentences, given by paragraph; `spare` is used when none of them will do. */
export function openingFrom(paragraphs: string[][], name: string, spare: string): Opening {
  const used = new Set<string>();
  for (const { sentence, following } of firstSentences(paragraphs)) {
    const cut = titleFrom(sentence, name);
    if (!cut) continue;
    if (cut.whole) used.add(sentence);
    const lead = leadFrom(cut.rest, following, used);
    return { title: cleaned(cut.title), ...(lead && { lead }), used };
  }
  const lead = leadFrom(undefined, paragraphs[0] ?? [], used);
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

interface Cut {
  title: string;
  rest?: string;
  /** Title and rest say the whole sentence; otherwise it stands in the story as well. */
  whole: boolean;
}

function titleFrom(sentence: string, name: string): Cut | undefined {
  const greeted = withoutStock(sentence, name).trim();
  const statement = withoutOpening(greeted, name).trim();
  const body = statement.replace(/[.!?…]+$/u, "");
  if (
    body.length < MIN ||
    /[?؟]\s*$/u.test(sentence) ||
    STOCK.test(greeted) ||
    STOCK.test(statement) ||
    /@|https?:|\d{6}|\d[.,]\d\d$/.test(body)
  )
    return undefined;
  if (body.length <= BEST) return { title: body, whole: true };
  for (const { pattern, keepsRest } of CLAUSES) {
    const match = pattern.exec(body);
    if (!match || match.index < MIN || match.index > MAX || body.slice(0, match.index).split(" ").length < 3)
      continue;
    const rest = body.slice(match.index + match[0].length);
    const whole = keepsRest && rest.split(" ").length >= 4;
    return { title: body.slice(0, match.index), whole, ...(whole && { rest: capitalised(`${rest}.`) }) };
  }
  return body.length <= MAX ? { title: body, whole: true } : atPreposition(body);
}

/** The last resort for a long sentence: it may end before "in", "for", "with" when enough stands before. */
function atPreposition(body: string): Cut | undefined {
  const cuts = [
    ...body
      .slice(0, BEST + 8)
      .matchAll(/\s+(?=(?:with|for|on|in|at|across|between|mit|für|auf|bei|con|para|en)\s)/giu),
  ];
  const cut = cuts.at(-1)?.index ?? 0;
  return cut >= 30 ? { title: body.slice(0, cut), whole: false } : undefined;
}

/** "Padaria Alfazema is a Portuguese bakery" says more without the name, which stands above it. */
function withoutOpening(sentence: string, name: string): string {
  const bare = sentence.startsWith(name)
    ? sentence.slice(name.length).trimStart().replace(LEGAL_FORM, "")
    : "";
  if (NAMED_COPULA.test(bare)) return capitalised(bare.replace(NAMED_COPULA, ""));
  return COPULA.test(sentence) ? capitalised(sentence.replace(COPULA, "")) : sentence;
}

/** "Welcome to Joe's, a diner in Ohio!": what follows the greeting may be worth keeping. */
function withoutStock(sentence: string, name: string): string {
  if (!/^(?:welcome to|willkommen (?:bei|im|in)|bienvenid[oa]s? a)\s/iu.test(sentence)) return sentence;
  const rest = sentence.replace(/^\S+\s\S+\s/u, "");
  const after = rest.startsWith(name)
    ? rest.slice(name.length)
    : rest.slice(Math.max(0, rest.search(/[,.!:]/)));
  return capitalised(after.replace(/^[\s,.!:–-]+/u, ""));
}

function leadFrom(rest: string | undefined, following: string[], used: Set<string>): string | undefined {
  const parts = rest ? [rest] : [];
  for (const sentence of following) {
    const length = parts.join(" ").length;
    if (parts.length >= 2 || length > 60 || length + sentence.length > 220 || STOCK.test(sentence)) break;
    parts.push(sentence);
    used.add(sentence);
    if (length + sentence.length > 60) break;
  }
  const lead = parts.map((part) => capitalised(part).replace(/!+/g, ".").replace(/\s—\s/g, ", ")).join(" ");
  return lead === "" ? undefined : lead;
}

function cleaned(text: string): string {
  const plain = text
    .replace(/!+/g, "")
    .replace(/\s*—\s*/g, ", ")
    .replace(/\s+/g, " ")
    .trim();
  return truncate(capitalised(plain), MAX + 4);
}
