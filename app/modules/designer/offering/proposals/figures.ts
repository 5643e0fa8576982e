import { stems } from "../../built-in/find/words-of";

/** A figure of a text with its unit or month, as it stands there. */
interface Figure {
  kind: "phone" | "date" | "time" | "price" | "number";
  text: string;
  start: number;
  end: number;
}

const MONTHS =
  "jan(?:uary|uar|vier|eiro|uari)?|feb(?:ruary|ruar|rero|braio|ruari)?|f[ée]v(?:rier|ereiro)?|mar(?:ch|zo|s|ço)?|m[äa]rz|maart|apr(?:il|ile)?|abril|avril|may|mai(?:o)?|mei|mayo|maggio|jun(?:e|i|io|ho)?|juin|giugno|jul(?:y|i|io|ho)?|juillet|luglio|aug(?:ust|ustus)?|ago(?:sto)?|ao[ûu]t|sep(?:t|tember|tiembre|tembre|tembro)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|ottobre|outubro|nov(?:ember|iembre|embre|embro)?|de[cz](?:ember|embro)?|diciembre|dicembre|d[ée]cembre";
const DAYS =
  "(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:maan|dins|woens|donder|vrij|zater|zon)dag|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|ma|di|wo|do|vr|za|zo)\\s+";
const FIGURES: [Figure["kind"], RegExp][] = [
  ["phone", /(?<![\d.,/])(?:\+|\(?0|\d{2} \d{4,5} )[\d ()/.-]{3,16}\d(?!\d)/gu],
  [
    "date",
    new RegExp(
      `(?<![\\p{L}\\d])(?:${DAYS})?\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s(?:of\\s|de\\s)?(?:${MONTHS})(?!\\p{L})`,
      "giu",
    ),
  ],
  ["time", /(?<![\d.,])\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]m\b|uhr\b|h(?:\d{2})?\b)|(?<![\d.,])\d{1,2}:\d{2}/giu],
  [
    "price",
    /[£$€]\s?\d+(?:[.,]\d+)*|\d{1,6}(?:[.,]\d{1,4}){0,3}\s?(?:[£€$]|euros?\b|eur\b|pounds?\b|quid\b|reais\b)/giu,
  ],
  ["number", /(?<![\d.,])\d+(?:[.,]\d+)*/gu],
];

/** The figures of a text, in their order; none within another. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const [kind, pattern] of FIGURES)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!found.some((each) => start < each.end && end > each.start)) found.push({ kind, text: match[0], start, end });
    }
  return found.toSorted((one, other) => one.start - other.start);
}

const REACH = 40;
/** Words right before and behind a figure. */
const around = (text: string, { start, end }: Figure): readonly string[] => [
  ...stems(text.slice(Math.max(0, start - REACH), start)),
  ...stems(text.slice(end, end + REACH / 2)),
];

const digits = (text: string) => text.replace(/[^\d]/g, "");

/** Words of a text that a message gives other figures for, and how they read then. */
export function otherFigures(message: string, text: string): { old: string; now: string; score: number } | null {
  const said = figuresIn(message);
  const there = figuresIn(text);
  if (said.length === 0 || there.length === 0) return null;
  const fresh = said.filter((figure) => !there.some((each) => digits(each.text) === digits(figure.text)));
  const olds = there.filter((each) => said.some((figure) => digits(figure.text) === digits(each.text)));
  const pairs = fresh.flatMap((figure) => {
    const same = there.filter(({ kind }) => kind === figure.kind || (figure.kind === "number" && kind === "price"));
    const scored = same.map((each) => {
      const near = around(text, each).filter((stem) => around(message, figure).includes(stem)).length;
      return { figure, each, score: near + (olds.includes(each) ? 2 : 0) + (same.length === 1 ? 0.5 : 0) };
    });
    return scored.toSorted((one, other) => other.score - one.score).slice(0, 1);
  });
  const used = pairs.filter(({ each }, at) => pairs.findIndex((pair) => pair.each === each) === at);
  const inOrder = fresh.length > 1 && used.length < fresh.length ? ordered(fresh, there) : null;
  const meant = (inOrder ?? used).toSorted((one, other) => one.each.start - other.each.start);
  const [first, last] = [meant[0], meant.at(-1)];
  if (!first || !last) return null;
  const [from, to] = [first.each.start, last.each.end];
  const now = meant.reduceRight(
    (rest, { figure, each }) => rest.slice(0, each.start - from) + asIn(figure, each) + rest.slice(each.end - from),
    text.slice(from, to),
  );
  return { old: text.slice(from, to), now, score: meant.reduce((sum, { score }) => sum + score, 0) / meant.length };
}

/** As many new ones as there are old: each for its own. */
function ordered(fresh: readonly Figure[], there: readonly Figure[]) {
  const same = there.filter(({ kind }) => kind === fresh[0]!.kind);
  return same.length === fresh.length ? fresh.map((figure, at) => ({ figure, each: same[at]!, score: 1 })) : null;
}

/** A price keeps the sign of the page. */
function asIn(figure: Figure, each: Figure): string {
  if (each.kind !== "price" && !(each.kind === "number" && figure.kind === "price")) return figure.text;
  const number = /\d+(?:[.,]\d+)*/.exec(figure.text)![0];
  return each.text.replace(/\d+(?:[.,]\d+)*/, number);
}
