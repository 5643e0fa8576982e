import { clausesOf, isOf, type WishKind, type WishToken } from "./wish-tokens";

const kinds = (...list: WishKind[]): ReadonlySet<WishKind> => new Set(list);

/** Words that refuse and are written as one with what they ask: "dont want blue", "avoid red", "anything except green". */
const REFUSING =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:dont|no|not|avoid|skip|leave out|hide|steer clear of|stay away from|except|instead of|rather than|vermeid\p{L}*|weglassen|außer|statt|evit\p{L}*|évit\p{L}*|sauf|plutôt que|tranne|eccetto|invece|exceto|vermijd\p{L}*|behalve|unika\p{L}*|oprócz|zamiast)(?!\p{L})|^(?:إلا|ماعدا|تجنب\p{L}*|مش|مو)$|(?<!\p{L})nie (?:chcę|chcemy)(?!\p{L})/u;
const NOT = kinds("not");
const ASKS = kinds("want", "do", "show", "limit", "never");

const refuses = (token: WishToken, at: number, clause: readonly WishToken[]): boolean =>
  isOf(token, NOT) ||
  (isOf(token, ASKS) && REFUSING.test(token.text)) ||
  /^(?:مش|مو)$/u.test(token.text) ||
  (/^(?:menos|fuorché)$/u.test(token.text) && ALL.test(clause[at - 1]?.text ?? ""));

/** "Anything but green", "todo menos rosa". */
const ALL = /^(?:anything|everything|colou?rs?|todo|tudo|color|cor|tutto)$/u;

/** Words beside a colour that is refused with the one before: "no pink or purple please". */
const BESIDE = kinds("colour", "light", "please", "end", "tones", "joint");

const BESIDE_NOT = kinds("light", "please", "end", "it", "likes", "tones");

/** "And" goes on with what is refused, "Rosa/Hellblau" as well; "but" does not. */
const AND = new Set([
  "and",
  "und",
  "y",
  "e",
  "ed",
  "et",
  "en",
  "i",
  "و",
  "oraz",
  "or",
  "oder",
  "o",
  "ou",
  "of",
  "lub",
  "/",
  "&",
  "+",
]);

/**
 * The colours that a sentence does not want: those behind a refusing word up to the next clause ("no pink"), or in front
 * of it where none stands behind ("Rosa bitte nicht"). A clause of colours alone that "and" joins to them goes on with it.
 */
export function refusedIn(tokens: readonly WishToken[]): WishToken[] {
  const refused: WishToken[] = [];
  let before: { last?: WishToken; isRefused: boolean } = { isRefused: false };
  for (const clause of clausesOf(tokens)) {
    const joint = tokens[tokens.indexOf(clause[0]!) - 1]?.text ?? "";
    const at = clause.findIndex(refuses);
    const goesOn =
      (before.isRefused && AND.has(joint) && (clause.every((token) => isOf(token, BESIDE)) || isOneThing(clause))) ||
      (joint === "but" && ALL.test(before.last?.text ?? ""));
    const behind = clause.slice(Math.max(at, 0));
    const colours = coloursIn(behind.slice(1).every((token) => isOf(token, BESIDE_NOT)) ? clause : behind);
    const isRefused = at >= 0 || goesOn;
    if (isRefused) refused.push(...colours);
    before = { last: clause.at(-1)!, isRefused: isRefused && colours.length > 0 };
  }
  return refused;
}

/** "No red and white checks": both colours are of one thing that no part of a page is called by. */
const isOneThing = (clause: readonly WishToken[]): boolean =>
  clause.find(({ kind }) => kind !== "light")?.kind === "colour" &&
  clause.every(({ kind }) => kind === "colour" || kind === "light" || kind === "other");

const coloursIn = (tokens: readonly WishToken[]) => tokens.filter(({ kind }) => kind === "colour");
