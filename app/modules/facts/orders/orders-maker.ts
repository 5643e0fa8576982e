import { makerTokens, type MakerKind, type MakerToken } from "./maker-tokens";

const kinds = (...list: MakerKind[]): ReadonlySet<MakerKind> => new Set(list);
const has = (tokens: readonly MakerToken[], ...wanted: MakerKind[]): boolean =>
  tokens.some(({ kind }) => wanted.includes(kind as MakerKind));
const unknownIn = (tokens: readonly MakerToken[]): number => tokens.filter(({ kind }) => kind === "other").length;

/** Longer sentences tell of the business, too. */
const LONGEST = 45;

/**
 * Whether a sentence tells the maker of the website something: it asks, refuses or promises what only a website in the
 * making has, whatever else it says. What it is about decides, never the "please": customers are asked, too.
 */
export function ordersMaker(text: string, language: string): boolean {
  const tokens = makerTokens(text, language);
  if (tokens.length > LONGEST || tokens.every(({ kind }) => WEIGHTLESS.has(kind as MakerKind))) return false;
  if (has(tokens, "only")) return !hasAmount(tokens);
  if (has(tokens, "visitor") || hasAmount(tokens)) return false;
  if (isPaint(tokens)) return true;
  const clauses = clausesOf(tokens);
  const isDeed = has(tokens, "deed");
  return clauses.some(
    (clause, index) =>
      (refuses(clause, has(tokens, "ask", "wish")) && !(has(clause, "deed") && !has(clause, "site"))) ||
      orders(clause) ||
      wishes(clause, clauses) ||
      (!isDeed && (promises(clause) || isSized(clause) || isStyled(clause, clauses) || isModelled(clause))) ||
      isSeen(clause, tokens) ||
      isSomething(clause, clauses) ||
      refusesColour(clause) ||
      labelsSite(clause, index) ||
      (has(clause, "worn") && has(tokens, "not", "ask", "make")),
  );
}

const WEIGHTLESS = kinds("light", "and", "end", "it", "mark", "quote", "number");

const LONGEST_CLAUSE = 18;

/** Prices, times and phone numbers are facts; an age or two numbers of a row are none. */
const hasAmount = (tokens: readonly MakerToken[]): boolean =>
  tokens.some(({ kind, text }) => (kind === "number" && /\d[.,:]\d|\d{5}/u.test(text)) || /[€$£]/u.test(text));

function clausesOf(tokens: readonly MakerToken[]): MakerToken[][] {
  const clauses: MakerToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "end") clauses.push([]);
    else clauses.at(-1)!.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** "No exclamation marks", "bitte keine Galoppbilder", "and no pictures of feet": directly behind the refusal. */
function refuses(clause: readonly MakerToken[], isAsked: boolean): boolean {
  return clause.some(({ kind }, at) => {
    if (kind !== "not" || !canBegin(clause, at)) return false;
    const next = clause.slice(at + 1).findIndex((token) => !PASSED.has(token.kind as MakerKind));
    const refused = clause[at + 1 + next];
    if (next < 0 || !refused) return false;
    const behind = clause[at + 2 + next];
    const named = refused.kind === "other" ? behind : refused;
    const after = refused.kind === "other" ? clause[at + 3 + next] : behind;
    const isRefused = named !== undefined && REFUSED.has(named.kind as MakerKind);
    const isWords = named?.kind === "text" && named !== refused && WORDS.test(named.text);
    return (isRefused || isWords || (isAsked && refused.kind === "part")) && after?.kind !== "there";
  });
}
/** "No hype words" */
const WORDS = /^(?:words|worter|worte|woorden|palabras|mots|parole|palavras|slow)$/u;
const PASSED = kinds("light", "too", "look", "large", "little", "like", "mark", "quote", "it");
const REFUSED = kinds("site", "picture");
/** What a clause that asks begins with. */
const LEADS = kinds("light", "and", "ask", "wish", "it", "mark", "not", "people");
const canBegin = (clause: readonly MakerToken[], at: number): boolean =>
  clause[at - 1]?.kind === "and" || clause.slice(0, at).every(({ kind }) => LEADS.has(kind as MakerKind));

const THINGS = kinds("site", "part", "picture", "text", "tones", "colour", "seen");

/** "Please don't put a picture of …", "keep it short", "Schreibt bitte nicht …": an order stands at the beginning. */
function orders(clause: readonly MakerToken[]): boolean {
  const at = clause.findIndex(({ kind }) => ORDERS.has(kind as MakerKind));
  if (
    at < 0 ||
    clause.length > LONGEST_CLAUSE ||
    !clause.slice(0, at).every(({ kind }) => LEADS.has(kind as MakerKind))
  )
    return false;
  if (clause.slice(0, at).some(({ text }) => OURS.has(text))) return false;
  const rest = clause.slice(at + 1);
  if (has(rest, "deed") || (has(rest, "there") && !has(rest, "site"))) return false;
  const isQuoted = has(clause, "not") && has(rest, "quote");
  if (clause[at]!.kind === "write" || isQuoted) return has(clause, "not") || has(rest, "quote", "text");
  // "No pongas mi apellido": what stays off, customers do not decide.
  if (clause[at]!.kind === "put" && has(clause.slice(0, at), "not")) return true;
  const isNear = rest.slice(0, FAR).some(({ kind }) => THINGS.has(kind as MakerKind));
  const isUse = clause[at]!.kind === "use";
  if (isUse) return has(rest.slice(0, FAR), "text", "picture", "colour", "tones") || has(rest.slice(0, FAR), "site");
  return isNear ? has(rest, "site", "text", "picture", "seen", "tones") || has(clause, "not", "ask") : isLook(rest);
}
const ORDERS = kinds("make", "put", "use", "write");
const OURS = new Set(["we", "i", "wir", "ich", "on", "nous"]);
const FAR = 6;

/** "… it short", "… mas moderno" */
const isLook = (rest: readonly MakerToken[]): boolean =>
  has(rest.slice(0, 4), "look", "little") && unknownIn(rest) <= 1 && !has(rest, "number");

/** "I don't want a blog", "Fajnie jakby była mapka": nobody wishes so of customers. */
function wishes(clause: readonly MakerToken[], clauses: readonly MakerToken[][]): boolean {
  const at = clause.findIndex(({ kind }) => kind === "wish");
  if (at < 0) return isAskedOfSite(clause);
  const isOfSite = has(clause.slice(at, at + NEAR), "site");
  if (unknownIn(clause.slice(0, at)) > (isOfSite ? LONGEST_STYLE : MOST_BEFORE)) return false;
  if (has(clause, "site", "picture", "tones") || (has(clause, "part", "text", "seen") && !has(clause, "deed")))
    return !has(clause, "our") || has(clause, "colour", "seen", "look");
  if (has(clause, "colour")) return unknownIn(clause) <= 1;
  return has(clause, "look") && unknownIn(clause) <= 1 && clauses.length <= 2;
}

/** Behind more than that somebody who writes without signs has told of the business. */
const MOST_BEFORE = 3;
const NEAR = 4;

/** "The site in Ukrainian later please", "could the photos be big". */
function isAskedOfSite(clause: readonly MakerToken[]): boolean {
  const [first] = clause.filter(({ kind }) => kind !== "light" && kind !== "ask");
  if (!has(clause, "ask") || has(clause, "deed", "our", "use", "there")) return false;
  if (first?.kind === "site") return unknownIn(clause) <= MOST_BEFORE;
  return first?.kind === "picture" && has(clause, "large", "look", "seen", "later");
}

/** "Photos will follow", "i've asked my niece for a logo its coming". */
const promises = (clause: readonly MakerToken[]): boolean =>
  clause.length <= LONGEST_CLAUSE &&
  has(clause, "later") &&
  has(clause, "picture", "site", "text", "part") &&
  !has(clause, "our", "there");

/** "Grandes lettres", "poche parole", "big letters please". */
function isSized(clause: readonly MakerToken[]): boolean {
  const isText = clause.some(
    ({ kind }, at) =>
      (kind === "large" || kind === "little") && [clause[at - 1], clause[at + 1]].some((near) => near?.kind === "text"),
  );
  const isBrief = unknownIn(clause) <= 1 && clause.length <= LONGEST_STYLE;
  return isText && (isBrief || has(clause.slice(0, LONGEST_STYLE), "ask"));
}
const LONGEST_STYLE = 9;

/** "Not too posh, …", "rather modern please": how it is to be, in no more words than that. */
function isStyled(clause: readonly MakerToken[], clauses: readonly MakerToken[][]): boolean {
  const isWhole = clause.every(({ kind, text }) => STYLE.has(kind as MakerKind) && !OURS.has(text));
  const isRefused = has(clause, "not") && has(clause, "too");
  const isAsked = has(clause, "ask", "make", "model");
  if (isWhole && has(clause, "look") && (isRefused || isAsked)) return clauses.length <= 2;
  const isOfTones = clauses.every((each) => each.every(({ kind }) => kind === "tones" || STYLE.has(kind as MakerKind)));
  return isOfTones && has(clause, "tones") && clauses.some((each) => has(each, "look"));
}
const STYLE = kinds("look", "not", "too", "ask", "light", "it", "and", "make", "like", "model", "little", "colour");

/** "Something classy but not stuck up", "soll freundlich wirken, nicht wie eine Bank". */
function isSomething(clause: readonly MakerToken[], clauses: readonly MakerToken[][]): boolean {
  const [first, ...rest] = clause.filter(({ kind }) => kind !== "light" && kind !== "and");
  const look = rest.findIndex(({ kind }) => kind === "look");
  const isLook = look >= 0 && look < 2 && unknownIn(clause) === 0 && clauses.length <= 2;
  return isLook && (first?.kind === "something" || (first?.kind === "ask" && MODAL.test(first.text)));
}
const MODAL = /^(?:soll|should|ma|maja|moet|deve|debe|doit)/u;

/** "Évitez le rose." */
function refusesColour(clause: readonly MakerToken[]): boolean {
  const said = clause.filter(({ kind }) => kind !== "light" && kind !== "ask" && kind !== "too");
  return said.length === 2 && said[0]!.kind === "not" && said[1]!.kind === "colour";
}

/** "Like the flyer but a bit calmer." */
function isModelled(clause: readonly MakerToken[]): boolean {
  const [first, second] = clause.filter(({ kind }) => kind !== "light" && kind !== "it");
  return first?.kind === "like" && second?.kind === "model" && unknownIn(clause) <= 1;
}

/** "The call button should always be in sight", "żeby od razu było widać telefon". */
function isSeen(clause: readonly MakerToken[], tokens: readonly MakerToken[]): boolean {
  if (!has(clause, "seen") || has(clause, "deed", "our") || clause.length > LONGEST_CLAUSE) return false;
  if (!has(clause, "part", "text", "picture", "site")) return false;
  return has(tokens, "ask", "wish", "make") || clause.some(({ text }) => THAT.has(text));
}
const THAT = new Set("que che dass qu zeby".split(" "));

/** "Site em português", "Website: …" */
function labelsSite(clause: readonly MakerToken[], index: number): boolean {
  const [first, second] = clause;
  const isLabel = second?.text === ":" || (second?.kind === "light" && second.text.length <= 3);
  return index === 0 && first?.kind === "site" && SITES.has(first.text) && isLabel && !has(clause, "deed");
}
const SITES = new Set("website web site sito webseite homepage".split(" "));

/** "Teal + mustard.", "soft blue would be good, the same as our sign": colours and nothing of anybody's business. */
function isPaint(tokens: readonly MakerToken[]): boolean {
  const like = tokens.findIndex(({ kind }, at) => at > 0 && (kind === "like" || (kind === "model" && at > 1)));
  const said = like > 0 ? tokens.slice(0, like) : tokens;
  const compared = like > 0 ? tokens.slice(like) : [];
  const colours = said.filter(({ kind }) => kind === "colour").length;
  const isAsked = has(tokens, "ask", "wish", "tones") || compared.length > 0;
  const isKnown = said.every(({ kind }) => kind === "other" || PAINT.has(kind as MakerKind));
  const mostUnknown = isAsked && said.length <= LONGEST_STYLE ? 1 : 0;
  const isWhole = isKnown && unknownIn(said) <= mostUnknown && unknownIn(compared) <= MOST_COMPARED;
  const isOfTones = isWhole && said[0]?.kind === "tones" && said.length > 2;
  return (
    (isOfTones && has(said, "look", "colour")) ||
    (isWhole && (colours > 1 || (colours === 1 && isAsked)) && compared.length <= LONGEST_STYLE)
  );
}
const MOST_COMPARED = 3;
const PAINT = kinds(
  ...(["colour", "tones", "light", "and", "ask", "wish", "look", "end", "mark", "too", "not", "it", "little"] as const),
);
