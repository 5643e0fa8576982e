import { capitalised } from "../../language/capitalised";
import { splitLabel } from "../blocks";
import type { PricedLine } from "./priced-line";
import { is, moneyTokens } from "./money";
import { isNoPriceLine } from "./no-price-line";

/** Letters of a line that is an offer, of what it is called, and of what it has. */
const LONGEST = 200;
const LONGEST_NAME = 40;
const MOST_WORDS = 5;
const LONGEST_DETAIL = 140;
// oxlint-disable-next-line regexp/no-super-linear-move -- A line of at most 200 letters.
const EDGES = /^[\s.,;:…·_|–—*•،؛-]+|[\s.,;:…·_|–—*•،؛-]+$/gu;
const clean = (text: string): string => text.replace(EDGES, "");

/**
 * "The Wee One: up to 40 guests, 3 hours, $1,150", "Starter, 2 panels, ₦890,000 - lights, fans": a line with one amount,
 * and what there is for it. What the line itself is called stands first. Undefined where it is no such line; one that has
 * none of its kind beside it proves nothing.
 */
export function readOfferLine(text: string, language: string): PricedLine | undefined {
  if (text.length > LONGEST || /[.!?؟](?:\s|$)/u.test(text)) return undefined;
  const tokens = moneyTokens(text, language);
  const [money, ...others] = tokens
    .filter((token) => is(token, "money", "condition", "percent"))
    .filter(({ start }) => !isBracketed(text, start));
  if (!money || others.length > 0 || !is(money, "money") || money.value === 0 || !/\p{Nd}/u.test(money.text))
    return undefined;
  const before = text.slice(0, money.start);
  const label = splitLabel(before)?.label;
  const name = clean(label ?? before.split(/[,،:]\s|\s[-–—(]\s?/u)[0]!);
  const rest = clean(before.slice(before.indexOf(name) + name.length));
  const behind = clean(text.slice(money.end));
  const detail = [rest, behind].filter(Boolean).join(", ");
  const price = text.slice(money.start, money.end);
  const words = { name, price, detail, said: text, tail: "", bracket: "", behind: "", rest: behind };
  if (!isNamed(name) || !rest || detail.length > LONGEST_DETAIL || isNoPriceLine(words, language)) return undefined;
  return { items: [{ name: capitalised(name), detail, price }], words: [text], saysMore: false, onlyFree: false };
}

/** Within brackets: "adds reminders (200 included, then 5p)". */
const isBracketed = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
};

const isNamed = (name: string): boolean =>
  name.length <= LONGEST_NAME && name.split(" ").length <= MOST_WORDS && /\p{L}{3}|[\u0621-\u064a]{2}/u.test(name);
