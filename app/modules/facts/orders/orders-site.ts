import { clausesOf, isOf, type WishKind, type WishToken } from "../wish-tokens";

const kinds = (...list: WishKind[]): ReadonlySet<WishKind> => new Set(list);

const SITE = kinds("site", "page");
const ASKS = kinds("please", "want", "likes", "can");
const ORDERS = kinds("do", "show");
const BEFORE = kinds("light", "joins", "and", "end", "please", "it");
/** What a page has or is like. */
const OF_PAGES = kinds(
  ...([
    "colour",
    "tones",
    "ground",
    "header",
    "footer",
    "buttons",
    "components",
    "writing",
    "section",
    "look",
  ] as const),
  ...(["dark", "bright", "warm", "never", "motion", "manner"] as const),
);
const QUALITIES = kinds("large", "seen", "trait");
/** A coat has buttons, a van has letters. */
const PARTS = kinds("ground", "tones", "header", "footer");
const ACCENT = /a[kc]?[czs]ent/u;
const LOOKS = kinds("look", "bright", "dark", "large", "warm", "colour");

/** Longer sentences tell of the business, too. */
const LONGEST_ORDER = 28;

/**
 * Whether a sentence orders a website although some of its words mean nothing to a designer: it speaks of the site and asks
 * ("que la página tenga muchas fotos"), it is made of parts, colours and refusals alone ("Sandy background, nothing
 * neon"), or it tells somebody what to put on a page ("please don't put prices in a slideshow").
 */
export function ordersSite(said: readonly WishToken[]): boolean {
  const tokens = withoutPhone(said);
  if (tokens.length > LONGEST_ORDER || tokens.some(({ kind, text }) => kind === "visitor" || /\d/.test(text)))
    return false;
  return asksForSite(tokens) || isMadeOfLooks(tokens) || tellsWhatToShow(tokens) || tellsHowItIs(tokens);
}

/** A number that is called stands in the page anyway. */
function withoutPhone(tokens: readonly WishToken[]): readonly WishToken[] {
  const digits = tokens.map(({ text }) => text.replace(/\D/gu, "")).join("");
  return digits.length >= LEAST_PHONE ? tokens.filter(({ text }) => !/\d/.test(text)) : tokens;
}
const LEAST_PHONE = 8;

/** "Site: dark, …", "sito: molte foto"; "we want", "que la página sea …" with how it is or what it has. */
function asksForSite(tokens: readonly WishToken[]): boolean {
  const site = tokens.findIndex((token) => isOf(token, SITE));
  if (site < 0 || !(has(tokens, OF_PAGES) || has(tokens, QUALITIES))) return false;
  const begins = tokens.slice(0, site).every((token) => isOf(token, BEFORE));
  const isLabel = begins && tokens[site + 1]?.text === ":" && has(tokens, OF_PAGES);
  const isWished = begins && THAT.has(tokens[0]!.text);
  const isAsked = site < NEAR && has(tokens, ASKS);
  return isLabel || ((isWished || isAsked) && unknownIn(tokens) * 2 <= tokens.length);
}
const NEAR = 8;
const THAT = new Set("que che żeby".split(" "));

/** Every clause names a look, or refuses something; one of them a part of a page. */
function isMadeOfLooks(tokens: readonly WishToken[]): boolean {
  const clauses = clausesOf(tokens);
  const isOfLooks = clauses.every((clause) => isRefusal(clause) || (has(clause, LOOKS) && unknownIn(clause) <= 2));
  const isOfPage = clauses.some(
    (clause) =>
      clause.length <= LONGEST_LOOK &&
      has(clause, kinds("colour")) &&
      (has(clause, PARTS) ||
        clause.some(({ text }) => ACCENT.test(text)) ||
        isOf(firstOf(clause), ORDERS) ||
        has(clause, ASKS)),
  );
  const isRefused = clauses.some(isRefusal);
  const isPart = isRefused && has(tokens, kinds("colour")) && has(tokens, kinds("ground"));
  const isOfTones = tokens.length <= LONGEST_LOOK && has(tokens, PARTS);
  return isOfLooks && ((isOfPage && (isRefused || isOfTones)) || isPart);
}
const LONGEST_LOOK = 7;
const LONGEST_REFUSAL = 7;

const isRefusal = (clause: readonly WishToken[]): boolean =>
  isOf(firstOf(clause), kinds("not")) && clause.length <= LONGEST_REFUSAL;

/** "Please don't put prices …", "can you put our reviews …": directly in front of what a page shows. */
function tellsWhatToShow(tokens: readonly WishToken[]): boolean {
  const verb = tokens.findIndex(({ kind }) => kind === "show");
  const lead = tokens.slice(0, Math.max(0, verb)).filter((token) => !isOf(token, kinds("light")));
  const next = tokens.slice(verb + 1).find((token) => !isOf(token, kinds("light", "it")));
  const isAsked =
    has(lead, kinds("not", "can")) && lead.every((token) => isOf(token, kinds("please", "not", "can", "want")));
  return verb > 0 && isAsked && isOf(next, kinds("section", "never", "wording", "colour")) && unknownIn(tokens) <= FEW;
}

const FEW = 2;

/** "Make it bright but not like a kids' party" */
function tellsHowItIs(tokens: readonly WishToken[]): boolean {
  const [verb, it, look] = tokens.filter((token) => !isOf(token, kinds("light", "please", "and")));
  const isShort = tokens.length <= LONGEST_LOOK || has(tokens, kinds("not", "please"));
  return isOf(verb, kinds("do")) && isOf(it, kinds("it")) && isOf(look, LOOKS) && isShort;
}

const firstOf = (tokens: readonly WishToken[]): WishToken | undefined =>
  tokens.find((token) => !isOf(token, kinds("light", "joins", "and", "joint")));

const has = (tokens: readonly WishToken[], wanted: ReadonlySet<WishKind>): boolean =>
  tokens.some((token) => isOf(token, wanted));

const unknownIn = (tokens: readonly WishToken[]): number => tokens.filter(({ kind }) => kind === "other").length;
