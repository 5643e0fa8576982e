import { capitalised } from "../language/capitalised";
import { isClosed } from "../language/may-cut";
import { coloursOf } from "./find-colour-wishes";
import { NOT_OURS } from "./prices/not-ours";
import { renumbered, type SourceText } from "./source-text";
import { beginsSiteRequest, LONGEST_REQUEST } from "./site-requests";
import { makerTokens } from "./orders/maker-tokens";
import { mayOrderMaker, ordersMaker, placesOnSite, surelyOrdersMaker } from "./orders/orders-maker";
import { hasEvidence } from "./wish-evidence";
import { asks, asksForLook, goesOn, isCalledFor, isReason, speaksToDesigner, withoutNumber } from "./wish-clauses";
import { clausesOf, wishTokens, wishVocabulary, type WishToken } from "./wish-tokens";

/**
 * Cuts sentences in which the owner goes over from the business to the designer, so that each part is one or the other:
 * "We bake rye bread, and please no pop ups." What is kept is all of the business.
 */
export function separateWishes(source: SourceText, kept: ReadonlySet<string> = new Set()): SourceText {
  const vocabulary = wishVocabulary(source.language);
  const pieces = source.lines.flatMap((line) =>
    line.kind === "text" && line.sentences.length === 1 && !kept.has(line.text)
      ? cut(line.text, wishTokens(line.text, vocabulary), source.language).map((text) => ({ ...line, text }))
      : [line],
  );
  return pieces.length === source.lines.length ? source : { ...source, lines: renumbered(pieces) };
}

/** "… and only comes for the coffee so no need to put him on": what follows from what was told. */
const SO: ReadonlySet<string> = new Set(
  "so drum darum deswegen faque donc alors quindi perciò então portanto dus więc".split(" "),
);

/** "He steals chips, do NOT feed him": a refusal that is told to visitors. */
function isSurelyTold(tokens: readonly WishToken[], text: string, language: string): boolean {
  const isOfLook = isPartWithColour(tokens) || hasEvidence(tokens) || asksForLook(tokens);
  const said = text.slice(tokens[0]!.start, tokens.at(-1)!.end);
  return tokens.length >= FEWEST_TOLD && !isOfLook && !mayOrderMaker(said, language);
}
const FEWEST_TOLD = 4;

/** A hyphen with spaces around it stands for a dash. */
const isDash = (text: string, { text: sign, start }: WishToken): boolean =>
  sign === "-" && text.charAt(start - 1) === " " && text.charAt(start + 1) === " ";

/** "Langnau i. E." */
const isAbbreviated = (tokens: readonly WishToken[], at: number): boolean =>
  tokens[at]!.text === "." && /^\p{L}$/u.test(tokens[at - 1]?.text ?? "");

/** "mill.co.uk", "4.5": a sign within a word parts nothing. */
const endsPart = (text: string, tokens: readonly WishToken[], at: number): boolean =>
  !isAbbreviated(tokens, at) &&
  !(/[.,]/u.test(tokens[at]!.text) && /[\p{L}\p{Nd}]/u.test(text.charAt(tokens[at]!.end)));

const LEAST_BEFORE = 8;

/** The parts of a sentence; the sentence itself where all of it is said to the designer. */
function cut(text: string, tokens: readonly WishToken[], language: string): string[] {
  const parts = cutAt(text, tokens, language);
  const isAllOrder =
    parts.length > 1 && surelyOrdersMaker(text, language) && parts.every((part) => mayOrderMaker(part, language));
  return isAllOrder ? [text] : (beforePromise(text, parts, language) ?? parts);
}

/** "NMC registered, I'll send you the PIN but I don't think it needs to be on there": what is promised goes with the order. */
function beforePromise(text: string, parts: readonly string[], language: string): string[] | undefined {
  const [told = "", ...orders] = parts;
  const comma = told.lastIndexOf(", ");
  if (orders.length === 0 || comma < LEAST_BEFORE || !isClosed(told.slice(0, comma))) return undefined;
  const promise = text.slice(comma + 2);
  const promises = makerTokens(told.slice(comma + 2), language)[0]?.kind === "later";
  return promises && ordersMaker(promise, language) ? [ended(text.slice(0, comma)), capitalised(promise)] : undefined;
}

function cutAt(text: string, tokens: readonly WishToken[], language: string): string[] {
  const stop = tokens.findIndex((token, at) => isStop(token) && isOrderBehind(text, tokens, at, language));
  if (stop > 0) return partsAt(text, tokens, stop);
  let wish = 0;
  const isWhole = surelyOrdersMaker(text, language);
  for (const [at, token] of tokens.entries()) {
    const isSign =
      token.kind === "and" ||
      (token.kind === "end" && endsPart(text, tokens, at)) ||
      isDash(text, token) ||
      (SO.has(token.text) && !isWhole);
    // People who write without any signs begin a request in the middle.
    const begins = at >= LEAST_BEFORE && beginsSiteRequest(tokens, at);
    const joins = tokens[at - 1]?.kind === "colour" && afterSign(tokens, at)[0]?.kind === "colour";
    // "Our club is red and silver so red …"
    if (at === 0 || joins || !(isSign || begins) || !mayPart(text, tokens, at, language)) continue;
    const before = tokens.slice(wish, at);
    if (!isBusiness(before) && !isSurelyTold(before, text, language)) {
      if (wish === 0 && isSign && isWishBefore(tokens, at) && !isOrderAt(text, tokens, at, language))
        return partsAt(text, tokens, at);
      continue;
    }
    const after = afterSign(tokens, at);
    const isOrder = after.length > 0 && isClauseForMaker(text, after, language);
    if (isOrder || (isCalledFor(after) && speaksToDesigner(after))) wish = at;
  }
  return wish > 0 ? partsAt(text, tokens, wish) : [text];
}

/** "I train dogs (and their people lol) in Missoula", "Pieter, que é holandês e trata dos …": the parts belong together. */
function mayPart(text: string, tokens: readonly WishToken[], at: number, language: string): boolean {
  const before = text.slice(0, tokens[at]!.start);
  const after = text.slice(afterSign(tokens, at)[0]?.start ?? text.length);
  if (!isClosed(before) || isLastOfList(before, after) || NOT_OURS.test(firstClause(after))) return false;
  const relates = RELATES.test(after) || RELATES.test(before.slice(before.lastIndexOf(", ") + 2));
  return !relates || ordersMaker(text, language);
}
/** "…, das läuft nicht über mich": who gets the money stays with it. */
const firstClause = (text: string): string => text.slice(0, LONGEST_CLAUSE).split(/[.,;:!?]\s/u)[0]!;
const LONGEST_CLAUSE = 60;

/** "Bring: your card, a photo": the last of several things is no request for it. */
const isLastOfList = (before: string, after: string): boolean =>
  !/\s/u.test(after.trim()) && (before.match(/[,،]/gu) ?? []).length > 1;
const RELATES = /^(?:who|whose|which|qui|(?:que|che)\s(?:é|es|è|era|tem|tiene|ha)|który|która|którzy)(?!\p{L})/iu;

/** "Please apple green and nothing playful, …": what goes on with the wish. */
function isOrderAt(text: string, tokens: readonly WishToken[], at: number, language: string): boolean {
  const next = afterSign(tokens, at)[0];
  return next !== undefined && ordersMaker(text.slice(next.start), language);
}

/** "…, and no need to put him on": surely said to the maker as all that follows, or of putting something on the site. */
function isClauseForMaker(text: string, after: readonly WishToken[], language: string): boolean {
  const [clause, rest] = [clauseIn(text, after), text.slice(after[0]!.start)];
  if (isOnlyColours(after)) return false;
  return (
    (surelyOrdersMaker(clause, language) && ordersMaker(rest, language)) ||
    (placesOnSite(clause, language) &&
      (ordersMaker(rest, language) || rest.slice(clause.length).search(/[\p{L}\p{Nd}]/u) < 0))
  );
}

/** "Our dresses come in bright colours, red and yellow": nothing but colours are those of what was told. */
const isOnlyColours = (tokens: readonly WishToken[]): boolean =>
  tokens.every(({ kind }) => kind === "colour" || kind === "and" || kind === "end");

/** The words up to the next sign: what comes behind it may be an order and these none. */
function clauseIn(text: string, tokens: readonly WishToken[]): string {
  const end = tokens.findIndex((token, at) => at > 0 && (token.kind === "end" || isDash(text, token)));
  return text.slice(tokens[0]!.start, tokens[end]?.start ?? text.length);
}

const isStop = ({ text }: WishToken): boolean => text === ".";

/** "… if it rains no. the page with lots of green": people who write small begin a sentence with an order. */
function isOrderBehind(text: string, tokens: readonly WishToken[], at: number, language: string): boolean {
  const next = afterSign(tokens, at)[0];
  return (
    next !== undefined &&
    next.start > tokens[at]!.end &&
    !isAbbreviated(tokens, at) &&
    isClosed(text.slice(0, tokens[at]!.start)) &&
    ordersMaker(text.slice(next.start), language) &&
    !ordersMaker(text.slice(0, tokens[at]!.start), language)
  );
}

function partsAt(text: string, tokens: readonly WishToken[], at: number): string[] {
  const next = afterSign(tokens, at)[0];
  return [ended(text.slice(0, tokens[at]!.start)), capitalised(text.slice(next?.start ?? text.length))];
}

const afterSign = (tokens: readonly WishToken[], at: number): readonly WishToken[] => {
  const next = tokens.findIndex(({ kind }, index) => index >= at && kind !== "and" && kind !== "end");
  return next < 0 ? [] : tokens.slice(next);
};

/** "Please use large writing, we have been mending shoes since 1990." */
function isWishBefore(tokens: readonly WishToken[], at: number): boolean {
  const [before, after] = [tokens.slice(0, at), afterSign(tokens, at)];
  return isBusiness(after) && !goesOn(after) && !isReason(after) && isCalledFor(before) && isAllWish(before);
}

const OF_SITES = new Set<WishToken["kind"]>(["site", "never", "please", "wording"]);

const isBusiness = (tokens: readonly WishToken[]): boolean =>
  tokens.filter(({ kind }) => kind === "other").length > 1 &&
  tokens.every(({ kind }) => !OF_SITES.has(kind)) &&
  (isStory(tokens) || !asks(tokens)) &&
  !isPartWithColour(tokens) &&
  !isRefusal(tokens) &&
  !hasEvidence(tokens) &&
  !asksForLook(tokens);

/** Somebody who writes without signs may begin with "to make a site of my shop" and go on to all that it does. */
const isStory = (tokens: readonly WishToken[]): boolean =>
  tokens.length > LONGEST_REQUEST && tokens.some(({ text }) => /\d/.test(text));

/** "…, and no cartoon pots": goes on with what is not wanted. */
const isRefusal = (tokens: readonly WishToken[]): boolean =>
  clausesOf(tokens).some((clause) => clause[0]?.kind === "not" && clause.length <= LONGEST_REFUSAL);
const LONGEST_REFUSAL = 4;

const isPartWithColour = (tokens: readonly WishToken[]): boolean => Object.keys(coloursOf(tokens)).length > 0;

const isAllWish = (tokens: readonly WishToken[]): boolean =>
  speaksToDesigner(tokens) && withoutNumber(tokens).every(({ kind }) => kind !== "other");

function ended(text: string): string {
  const bare = text.trimEnd();
  return /[.!?…؟]$/u.test(bare) ? bare : `${bare}.`;
}
