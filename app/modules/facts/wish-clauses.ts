import { isPlainColour } from "./colour-words";
import { ordersSite } from "./orders/orders-site";
import { addressesSite } from "./site-requests";
import { isWishByEvidence } from "./wish-evidence";
import { clausesOf, isOf, type WishKind, type WishToken } from "./wish-tokens";

/** How a page is to look. */
export interface Looks {
  mode?: "light" | "dark";
  largeType: boolean;
  noMotion: boolean;
  /** Warm or cosy: the ground is a warm white where no colour was asked for. */
  warm: boolean;
}

const kinds = (...list: WishKind[]): ReadonlySet<WishKind> => new Set(list);

/** Words that begin a request: "use …", "no …", "can you …". */
const BEGINS = kinds("do", "show", "not", "can", "please", "want", "likes");
/** Words that ask wherever they stand. */
const ASKS = kinds("please", "want", "likes", "can");
/** What only somebody who orders a website speaks of. */
const TOPICS = kinds(
  ...(["site", "page", "manner", "never", "writing", "motion", "ground", "components", "buttons", "brand"] as const),
  ...(["header", "footer", "text", "tones", "dark", "warm", "look", "section", "onsite"] as const),
);
const LOOKS = kinds("look", "warm", "dark", "bright", "large");
const PARTS = kinds("ground", "components", "buttons", "brand", "header", "footer");
const SUBJECTS = kinds("site", "page", "it", "section", "ground", "buttons", "header", "footer", "text", "writing");
const PASSED_BY = kinds("light", "joins", "and", "end", "joint");

/**
 * Whether a sentence or clause speaks to the designer. Words that mean nothing there are left over, and then it must ask
 * something of the website or of how "it" looks; otherwise it is the owner's text, such as "please bring your dog".
 */
export function speaksToDesigner(said: readonly WishToken[]): boolean {
  const tokens = withoutNumber(said);
  if (givesReason(tokens)) return true;
  if (has(tokens, kinds("visitor"))) return false;
  if (isOf(firstOf(tokens), kinds("provenance"))) return true;
  const whole = tokens.every(({ kind }) => kind !== "other");
  if (whole && (isRequest(tokens) || isListOfLooks(tokens) || isLook(tokens))) return true;
  if (goesOnFromWish(tokens) || addressesSite(tokens) || isWishByEvidence(tokens) || ordersSite(tokens)) return true;
  return asks(tokens) && (has(tokens, kinds("site")) || asksForLook(tokens) || refusesFluff(tokens));
}

/** "Please use big letters, my customers are old." */
function givesReason(tokens: readonly WishToken[]): boolean {
  const end = tokens.findIndex(({ kind }) => kind === "end");
  const wish = tokens.slice(0, Math.max(end, 0));
  return (
    isReason(tokens.slice(end + 1)) &&
    (has(wish, ONLY_OF_PAGES) || (isCalledFor(wish) && has(wish, ASKS))) &&
    wish.every(({ kind }) => kind !== "other" && kind !== "visitor") &&
    isRequest(wish)
  );
}

/** "Large print please": nobody asks it of a customer. */
const ONLY_OF_PAGES = kinds("writing", "motion", "ground", "buttons", "header", "footer");

/** "Large letters please, yellow like the buttercups." */
function goesOnFromWish(tokens: readonly WishToken[]): boolean {
  const end = tokens.findIndex(({ kind }) => kind === "end");
  const wish = tokens.slice(0, Math.max(end, 0));
  const whole = wish.every(({ kind }) => kind !== "other");
  return (
    whole && has(wish, ASKS) && isRequest(wish) && goesOn(tokens.slice(end + 1)) && isReason(tokens.slice(end + 1))
  );
}

/** "We want no forms, only the phone 85 555 01 73": which number it is, the page says anyway. */
export const withoutNumber = (tokens: readonly WishToken[]): readonly WishToken[] =>
  has(tokens, kinds("want")) && has(tokens, kinds("not")) && has(tokens, kinds("section"))
    ? tokens.filter(({ text }) => !/^\d+$/.test(text))
    : tokens;

/** Words after a wish that are too few to say more than why. */
export const isReason = (tokens: readonly WishToken[]): boolean =>
  tokens.length <= LONGEST_REASON && tokens.every(({ text }) => !/\d/.test(text));
const LONGEST_REASON = 9;

/** Whether words ask for something: "please", "we want", "use …", "the site should …". */
export function asks(tokens: readonly WishToken[]): boolean {
  return has(tokens, ASKS) || isOf(firstOf(tokens), BEGINS) || shouldBe(tokens);
}

/** Whether a clause that stands beside the owner's text asks so plainly that it is none of it. */
export const isCalledFor = (tokens: readonly WishToken[]): boolean =>
  addressesSite(tokens) ||
  (isOf(firstOf(tokens), BEGINS) && (has(tokens, ASKS) || has(tokens, kinds("never")) || asksForLook(tokens)));

function isRequest(tokens: readonly WishToken[]): boolean {
  if (!asks(tokens) || !has(tokens, TOPICS)) return false;
  // "We want a bigger menu" is no wish about the page, "show the menu" is.
  const others = tokens.filter((token) => isOf(token, TOPICS) && token.kind !== "section");
  return others.length > 0 || has(tokens, kinds("not", "show"));
}

/** "The site should feel calm": what should be something stands before it, or is left out ("Darf nach Holz aussehen"). */
function shouldBe(tokens: readonly WishToken[]): boolean {
  const should = tokens.findIndex(({ kind }) => kind === "should");
  if (should === 0) return has(clausesOf(tokens)[0] ?? [], kinds("manner"));
  return should > 0 && has(tokens.slice(0, should), SUBJECTS);
}

/** "Warm, earthy, unpretentious.", "Nothing flashy.": adjectives of looks, and at most as many of character. */
function isListOfLooks(tokens: readonly WishToken[]): boolean {
  const looks = count(tokens, LOOKS);
  const allowed = kinds("look", "warm", "dark", "bright", "trait", "not", "manner", "tones", ...PASSED_BY);
  if (looks === 0 || !tokens.every((token) => isOf(token, allowed))) return false;
  return (
    has(tokens, kinds("manner", "not")) || (looks + count(tokens, kinds("trait")) > 1 && looks >= tokens.length / 4)
  );
}

/** "Large writing", "dark look", "light background": a look and what should have it, and nothing else. */
function isLook(tokens: readonly WishToken[]): boolean {
  return (
    (has(tokens, kinds("large")) && has(tokens, kinds("writing"))) ||
    (has(tokens, kinds("dark", "bright", "warm", "look")) &&
      has(tokens, kinds("manner", "ground", "site", "page", "tones")) &&
      !has(tokens, kinds("buttons", "components")))
  );
}

/** "Make it feel like an old pub", "dont want it to look corporate": what "it" is, only the designer can say. */
export function asksForLook(tokens: readonly WishToken[]): boolean {
  const it = tokens.findIndex((token) => isOf(token, kinds("it", "site", "page")));
  if (it < 1 && !shouldBe(tokens)) return false;
  const after = tokens.slice(it + 1, it + 4);
  return has(after, kinds("manner")) && !has(tokens.slice(0, it), kinds("manner", "section"));
}

/** "No pop ups or anything that jumps": what no business has but a bad page. */
function refusesFluff(tokens: readonly WishToken[]): boolean {
  const never = tokens.findIndex(({ kind }) => kind === "never");
  return never > 0 &&
    tokens
      .slice(0, never)
      .every((token) => isOf(token, kinds("not", "please", "do", "show", "want", "likes", ...PASSED_BY)))
    ? has(tokens, ASKS)
    : false;
}

/** What a sentence says of light and dark, size, motion and warmth. */
export function lookIn(tokens: readonly WishToken[]): Looks {
  const looks = clausesOf(tokens).map((clause): Looks => {
    const no = has(clause, kinds("not", "limit"));
    // Dark buttons make no dark page.
    const ofPart = has(clause, kinds("buttons", "components", "header", "footer", "text", "colour"));
    const dark = no ? "light" : "dark";
    const isFirst = isDarkWith(clause);
    const bright = !no && has(clause, kinds("bright")) ? "light" : undefined;
    return {
      mode: ofPart && !isFirst ? undefined : isDark(clause) ? dark : bright,
      largeType: !no && has(clause, kinds("large")) && has(clause, kinds("writing")),
      noMotion: has(clause, kinds("not")) && has(clause, kinds("motion")),
      warm: !no && has(clause, kinds("warm")),
    };
  });
  return {
    mode: looks.findLast(({ mode }) => mode)?.mode,
    largeType: looks.some(({ largeType }) => largeType),
    noMotion: looks.some(({ noMotion }) => noMotion),
    warm: looks.some(({ warm }) => warm),
  };
}

/** "Dark with neon green": the page is dark, and not the green. */
const isDarkWith = (clause: readonly WishToken[]): boolean => {
  const behind = clause.slice(clause.findIndex(({ kind }) => kind === "dark") + 1);
  return behind.length < clause.length && behind.find((token) => !isOf(token, PAGES))?.kind === "joins";
};
const PAGES = kinds("site", "page", "manner", "look");

/** "Dark wood" is no dark page. */
const isDark = (clause: readonly WishToken[]): boolean =>
  clause.some((token, index) => token.kind === "dark" && clause[index + 1]?.kind !== "other");

/** "Cream background, dark red buttons": parts, colours and nothing else. "Brass buttons" alone are for sale. */
export function isColourList(tokens: readonly WishToken[]): boolean {
  const parts = tokens.filter((token) => isOf(token, PARTS));
  return (
    has(tokens, kinds("colour")) &&
    tokens.every(({ kind }) => kind !== "other" && kind !== "visitor") &&
    (parts.length > 1 || (parts.length === 1 && !(parts[0]!.kind === "buttons" && parts[0] === tokens.at(-1))))
  );
}

/** "Black, white, and lots of room.": nothing but colours and looks. */
export function isPaint(tokens: readonly WishToken[]): boolean {
  const colours = tokens.filter(({ kind }) => kind === "colour");
  const allowed = kinds(
    "colour",
    "please",
    "tones",
    "dark",
    "bright",
    "warm",
    "large",
    "look",
    "writing",
    "section",
    ...PASSED_BY,
  );
  // "Nasze kolory to niebieski i biały"
  const isPalette = has(tokens, kinds("tones"));
  const isAllowed = (token: WishToken) => isOf(token, allowed) || (isPalette && token.kind === "it");
  return colours.some(({ text }) => isPlainColour(text)) && tokens.every(isAllowed);
}

const firstOf = (tokens: readonly WishToken[]): WishToken | undefined =>
  tokens.find((token) => !isOf(token, PASSED_BY));

/** Whether words go on with a wish rather than begin a sentence of their own: "with a red door", "homely", "red like …". */
export function goesOn(tokens: readonly WishToken[]): boolean {
  const [first, ...rest] = tokens.slice(tokens.findIndex(({ kind }) => kind !== "light"));
  if (isOf(first, ADJECTIVES) && (rest.length === 0 || isOf(rest[0], kinds("end", "and")))) return true;
  if (isOf(first, kinds("joins", "warm")) || THAT.has(tokens[0]?.text ?? "")) return true;
  // "Red", "red like …", "tomato red, with …".
  const next = rest.find(
    ({ kind }, index) => !isOf(rest[index], kinds("colour", "joint")) && !(index === 0 && kind === "other"),
  );
  return isOf(first, kinds("colour")) && (next === undefined || isOf(next, kinds("joins", "tones", "end", "and")));
}

/** "Keep the site calm and readable, …" */
const ADJECTIVES = kinds("large", "look", "dark", "bright", "trait");

/** "…, and that the opening hours are easy to read". */
const THAT = new Set("that dass que qu che dat że żeby أن".split(" "));

const has = (tokens: readonly WishToken[], wanted: ReadonlySet<WishKind>): boolean =>
  tokens.some((token) => isOf(token, wanted));

const count = (tokens: readonly WishToken[], wanted: ReadonlySet<WishKind>): number =>
  tokens.filter((token) => isOf(token, wanted)).length;
