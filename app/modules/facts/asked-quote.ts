import { leadsToFirst } from "./asked-first";
import { BUTTON } from "./button-words";

/** Letters of what is to stand on a page, and before it of what says so. */
const LONGEST_QUOTE = 120;
const LONGEST_LEAD = 70;
const MARKS = '"“”„«»';
const OPEN = new RegExp(`^(.*)[${MARKS}]([^${MARKS}]*)$`, "su");
const CLOSES = new RegExp(`^[^${MARKS}]{0,${LONGEST_QUOTE}}[${MARKS}]`, "u");
const MARK = new RegExp(`[${MARKS}]`, "gu");
const IS_BUTTON = new RegExp(`(?<!\\p{L})${BUTTON}(?!\\p{L})`, "iu");

/**
 * Whether a sign stands within quoted words that are to be on the page as they are: 'Headline: "You are not bad. You are
 * scared."', "Ein Knopf „Zeit? Sofort buchen“". `start` is where the sentence begins, `stop` the place of the sign.
 */
export function isInAskedQuote(line: string, start: number, stop: number): boolean {
  const before = line.slice(Math.max(start, stop - LONGEST_QUOTE - LONGEST_LEAD), stop);
  const [, lead = "", said = ""] = OPEN.exec(before) ?? [];
  if (!lead || said.length > LONGEST_QUOTE || (lead.match(MARK) ?? []).length % 2 > 0) return false;
  if (!CLOSES.test(line.slice(stop + 1, stop + 2 + LONGEST_QUOTE)) || isClosing(line, stop)) return false;
  const near = lead.slice(-LONGEST_LEAD);
  return leadsToFirst(near) || IS_BUTTON.test(near);
}

/** The mark right behind the sign closes what was quoted: its sentence may end there. */
const isClosing = (line: string, stop: number): boolean =>
  /^.\s?["”“»«](?:\s|[.,;]|$)/u.test(line.slice(stop, stop + 4));
