import { clausesOf, isOf, type WishKind, type WishToken } from "./wish-tokens";

const kinds = (...list: WishKind[]): ReadonlySet<WishKind> => new Set(list);

const SITE = kinds("site", "page");
const QUALITIES = kinds("look", "warm", "dark", "bright", "large", "trait", "colour", "tones");
const BEFORE_SITE = kinds("light", "end", "and", ...QUALITIES);
/** What a website has and a building site has not. */
const OF_WEBSITE = kinds("manner", "colour", "never", "tones", "warm", "large", "dark", "motion", "writing", "buttons");
const ORDERS = kinds("should", "please", "want", "do");
const BEFORE_SUBJECT = kinds("light", "and", "joint", "please", "want", "should", ...QUALITIES);
const ASKS = kinds("please", "want");
const SAYS = kinds("not", "show");

/** Whether words speak of the website that is ordered beyond doubt, whatever else they say. */
export const addressesSite = (tokens: readonly WishToken[]): boolean =>
  tokens.slice(0, LATEST).some((_each, index) => beginsSiteRequest(tokens, index)) ||
  saysHowSiteIs(tokens) ||
  isKeptOffSite(tokens) ||
  refusesTogether(tokens) ||
  refusesWidget(tokens) ||
  paintsIt(tokens) ||
  paintsPart(tokens) ||
  refusesColour(tokens);

/** A request that begins later leaves too much before it that may be about the business. */
const LATEST = 8;

/**
 * "Queria um site lilás", "need a simple site for", "wünsche ich eine schlichte Website"; a site of one's own ("we want
 * our site …") is another unless its look is asked for.
 */
export function beginsSiteRequest(tokens: readonly WishToken[], at: number): boolean {
  const verb = tokens[at];
  const isRefused = refuses(verb) || (isOf(verb, kinds("not")) && isOf(tokens[at + 1], kinds("want")));
  if (isRefused) return isKeptOffSite(tokens.slice(at, at + LONGEST_PHRASE + 2));
  const begins = tokens.slice(0, at).every((token) => isOf(token, kinds("please")));
  if (!isOf(verb, kinds("want")) && !(begins && isOf(verb, kinds("do")))) return false;
  const length = tokens
    .slice(at + 1, at + LONGEST_PHRASE)
    .findIndex((token) => !isOf(token, BEFORE_SITE) && !THE.has(token.text));
  const site = at + 1 + length;
  if (length < 0 || !isOf(tokens[site], SITE)) return false;
  const phrase = tokens.slice(at + 1, site);
  const around = [...phrase, ...tokens.slice(site + 1, site + 4)];
  const next = tokens[site + 1]?.text ?? "";
  const isNamed = tokens[site]!.kind === "site" || (SITES.has(tokens[site]!.text) && !OF.has(next));
  return (isNamed && phrase.some(({ text }) => ARTICLES.has(text))) || has(around, QUALITIES);
}
const LONGEST_PHRASE = 8;
/** A page or place may be another; this word seldom is. */
const SITES = new Set(["site", "sito"]);
const OF = new Set("of de del di van".split(" "));
/** "It" is "the" before a noun. */
const THE = new Set("la lo il o a".split(" "));
const ARTICLES = new Set("a an ein eine einen un una une um uma een jakąś".split(" "));

/** "The site should be restrained, navy on white", "la página con mucho verde, porfa": mostly words of websites. */
function saysHowSiteIs(tokens: readonly WishToken[]): boolean {
  const site = tokens.findIndex((token) => isOf(token, SITE));
  if (site < 0 || site > LATEST || !tokens.slice(0, site).every((token) => isOf(token, BEFORE_SUBJECT))) return false;
  if (!has(tokens, ORDERS) || has(tokens, kinds("visitor"))) return false;
  if (count(tokens) === 0 && has(tokens, QUALITIES)) return true;
  return has(tokens, OF_WEBSITE) && tokens.filter(({ kind }) => kind === "other").length * 3 <= tokens.length;
}

/** "I don't want", "nie chcę"; Spanish and Portuguese write the "no" apart. */
const refuses = (token: WishToken | undefined): boolean =>
  isOf(token, kinds("want")) && /n['’]t\b|\bdont\b|\bnot\b|\bne\b|\bnie\b/.test(token!.text);
/** A longer sentence tells of the business, too. */
export const LONGEST_REQUEST = 25;

/** "Please dont put the old prices on the website", "nada de música no site, por amor de Deus". */
function isKeptOffSite(tokens: readonly WishToken[]): boolean {
  if (!has(tokens, kinds("onsite")) || has(tokens, kinds("visitor")) || tokens.length > LONGEST_REQUEST) return false;
  if (has(tokens, ASKS) && (has(tokens, SAYS) || tokens.some(refuses))) return true;
  // "That sentence has to be on every page."
  if (has(tokens.slice(0, 4), kinds("should")) && has(tokens.slice(0, 3), kinds("it", "section"))) return true;
  return isOf(tokens[0], kinds("not")) && has(tokens.slice(1, 3), kinds("section", "never", "extra"));
}

/** "Bitte keine Laufschrift und keine Popups": one of what is refused tells what the others are. */
function refusesTogether(tokens: readonly WishToken[]): boolean {
  if (!has(tokens, ASKS) || !has(tokens, kinds("never"))) return false;
  return clausesOf(tokens).every((part) => {
    const begins = part.find((token) => !isOf(token, kinds("light", "joins", "please", "want")));
    return begins === undefined || (isOf(begins, kinds("not")) && count(part) <= LONGEST_REFUSED);
  });
}
const LONGEST_REFUSED = 2;

/** "No popups, no chat bubble thing": what only a website has is refused, and then it is about one. */
function refusesWidget(tokens: readonly WishToken[]): boolean {
  return clausesOf(tokens).some((part) => {
    const at = part.findIndex((token) => !isOf(token, kinds("light", "joins", "please", "want", "do", "show")));
    const isRefused = at >= 0 && isOf(part[at], kinds("not"));
    return isRefused && part.slice(at + 1, at + 3).some(({ kind, text }) => kind === "never" && WIDGET.test(text));
  });
}

/** Of the words for what nobody wants those that are of websites only: "no fluff" may be a promise to customers. */
const WIDGET =
  /stock|pop.?ups|okien|emergentes|surgissantes|cookie|auto-?play|carr?ou?s|karus|karuz|emoj|emotik|chat|czat|clip ?art|comic|marq|lauf|lichtkrant|scorrev|défilant/u;

/** "Surtout pas de rose, on est un garage": a colour that is refused, with a short reason. */
function refusesColour(tokens: readonly WishToken[]): boolean {
  const [first = [], ...others] = clausesOf(tokens);
  const isRefusal = has(first, kinds("not")) && has(first, kinds("colour"));
  const isPlain = first.every((token) => isOf(token, kinds("not", "colour", "light", "please", "want", "do", "show")));
  const rest = others.flat();
  return isRefusal && isPlain && rest.length <= LONGEST_WHY && !has(rest, kinds("colour", "visitor"));
}
const LONGEST_WHY = 6;

/** "Can you make it purple", "nothing pink": nobody else is told so. "Can you make it in blue?" is asked by customers. */
function paintsIt(tokens: readonly WishToken[]): boolean {
  if (!has(tokens, kinds("colour")) || count(tokens) > 0 || tokens.at(-1)?.text === "?") return false;
  const it = tokens.findIndex(({ kind }) => kind === "it");
  if (it > 0 && has(tokens.slice(0, it), kinds("can", "please", "want", "do")))
    return has(tokens.slice(it + 1, it + 3), kinds("colour"));
  return (
    isOf(tokens[0], kinds("not")) && tokens.every((token) => isOf(token, kinds("not", "colour", "end", "and", "light")))
  );
}

/** "Terracotta for the buttons please", "não quero fundo preto": a colour asked for where only a page has it. */
function paintsPart(tokens: readonly WishToken[]): boolean {
  const isAsked = has(tokens, kinds("please", "want", "can", "should"));
  return (
    isAsked &&
    has(tokens, kinds("colour")) &&
    has(tokens, kinds("ground", "buttons", "writing")) &&
    !has(tokens, kinds("visitor")) &&
    count(tokens) <= MOST_UNKNOWN &&
    !tokens.slice(0, -1).some(({ text, kind }) => kind === "limit" || /[\d.]/.test(text)) &&
    tokens.at(-1)?.text !== "?"
  );
}
const MOST_UNKNOWN = 1;

const has = (tokens: readonly WishToken[], wanted: ReadonlySet<WishKind>): boolean =>
  tokens.some((token) => isOf(token, wanted));

/** Words that mean nothing to a designer. */
const count = (tokens: readonly WishToken[]): number => tokens.filter(({ kind }) => kind === "other").length;
