import { capitalised } from "../language/capitalised";
import { ended } from "../language/ended";
import { beginsLate, isClosed, isOpenEnded } from "../language/may-cut";
import { notToVisitors } from "./orders/orders-maker";
import { namesMoney } from "./prices/names-money";
import { renumbered, type Line, type SourceText } from "./source-text";

/** Above this a clause is said to no visitor, whatever its sentence tells. */
const LIKELY = 0.82;
/** Above this where a list may follow. */
const SURE = 0.9;
/** Above this a text is rather said to no visitor. */
const DOUBT = 0.5;
/** Fewer words say too little to be told from others: "no nylon". */
const FEWEST_WORDS = 4;
const MOST_WORDS = 14;
/** So far from the end of a text a clause may begin, in characters: all of a long text is not read for each of its signs. */
const LONGEST = 140;
/** Fewer before it are the first point of a list, unless they are a number or an address of mail. */
const FEWEST_BEFORE = 4;
/** Signs, dashes with spaces around them, arrows, and the end of a bracket. */
const JOINT = /[,;،؛]\s|\s[-–—]\s|\s?(?:<?-{1,3}>|<-{1,3}|[←→⇒])\s?|(?<=\))\s/gu;
/** Whatever ends it, a clause says the same. */
const END_SIGN = /(?<![\s.!…])[\s.!…]+$/u;

/**
 * Parts a clause that is surely said to the maker from the sentence that it ends or leads: "Tin of 24, $85 <- this at the
 * top". A sentence with a price is a fact, and what is said aside in it would be published with it (docs/decisions/0185).
 * `kept` are lines that stay as they are. Pure.
 */
export function withAsidesApart(source: SourceText, kept: ReadonlySet<string>): SourceText {
  const lines = source.lines.flatMap((line): Line[] => {
    if (line.kind !== "text" || line.sentences.length !== 1 || kept.has(line.text)) return [line];
    return partsOf(line.text, source.language).map((text) => ({ ...line, text }));
  });
  return lines.length === source.lines.length ? source : { ...source, lines: renumbered(lines) };
}

function partsOf(text: string, language: string): string[] {
  const lead = LEAD.exec(text);
  if (
    lead &&
    !MAY_ANSWER.test(text) &&
    isAside(lead[1]!, language, SURE) &&
    isTold(text.slice(lead[0].length), language)
  )
    return [ended(lead[1]!), capitalised(text.slice(lead[0].length))];
  const parts = partedAtEnd(text).find(([before, behind]) => mayPart(before, behind, language));
  return parts ? [ended(parts[0]), capitalised(parts[1])] : [text];
}

/** The ways to part a text before one of its last clauses. */
function partedAtEnd(text: string): [before: string, behind: string][] {
  const from = Math.max(0, text.length - LONGEST);
  return [...text.slice(from).matchAll(JOINT)].map(({ index, 0: sign }) => [
    text.slice(0, from + index),
    text.slice(from + index + sign.length).trimStart(),
  ]);
}

/** "I can think of: will it hurt, how long does it last (5 years)" */
const MAY_ANSWER = /[?؟(]/u;
/** "Please show this in a table: …" */
const LEAD = /^([^:.!?]{12,80}?)\s?:\s+(?=\p{L})/u;

/** What is asked of the short end comes first: the rest may be as long as the letter. */
const mayPart = (before: string, behind: string, language: string): boolean =>
  !beginsLate(behind) &&
  isClosed(behind) &&
  isAside(behind, language, LIKELY) &&
  isClosed(before) &&
  !isOpenEnded(before) &&
  (words(before) >= FEWEST_BEFORE || /[@\p{Nd}]/u.test(before)) &&
  (!namesMoney(before, language) || endsInAmount(before, language)) &&
  isTold(before, language);

/** Whether what is left is more likely said to visitors: else all of it is an order, and stays one. */
const isTold = (text: string, language: string): boolean => notToVisitors(text, language) <= DOUBT;

/** "An X-ray costs 180 francs extra, that goes to the vet": behind other words a clause may say whose amount it is. */
const endsInAmount = (text: string, language: string): boolean =>
  /(?:\p{Nd}|\p{Sc}|\))$/u.test(text) || namesMoney(text.slice(text.lastIndexOf(" ") + 1), language);

/** Numbers may be prices and times: they stay where they were said. */
const isAside = (said: string, language: string, from: number): boolean =>
  words(said) >= FEWEST_WORDS &&
  words(said) <= MOST_WORDS &&
  !/[?؟\p{Nd}@]/u.test(said) &&
  notToVisitors(said.replace(END_SIGN, ""), language) > from;

const words = (text: string): number => text.split(" ").length;
