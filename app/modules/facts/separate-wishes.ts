import { coloursOf } from "./find-colour-wishes";
import { renumbered, type SourceText } from "./source-text";
import { beginsSiteRequest } from "./site-requests";
import { asks, asksForLook, goesOn, isCalledFor, isReason, speaksToDesigner, withoutNumber } from "./wish-clauses";
import { wishTokens, wishVocabulary, type WishToken } from "./wish-tokens";

/**
 * Cuts sentences in which the owner goes over from the business to the designer, so that each part is one or the other:
 * "We bake rye bread, and please no pop ups."
 */
export function separateWishes(source: SourceText): SourceText {
  const vocabulary = wishVocabulary(source.language);
  const pieces = source.lines.flatMap((line) =>
    line.kind === "text" && line.sentences.length === 1
      ? cut(line.text, wishTokens(line.text, vocabulary)).map((text) => ({ ...line, text }))
      : [line],
  );
  return pieces.length === source.lines.length ? source : { ...source, lines: renumbered(pieces) };
}

/** "Langnau i. E." */
const isAbbreviated = (tokens: readonly WishToken[], at: number): boolean =>
  tokens[at]!.text === "." && /^\p{L}$/u.test(tokens[at - 1]?.text ?? "");

const LEAST_BEFORE = 8;

/** The parts of a sentence; the sentence itself where it is all one. */
function cut(text: string, tokens: readonly WishToken[]): string[] {
  for (const [at, token] of tokens.entries()) {
    const isSign = token.kind === "and" || (token.kind === "end" && !isAbbreviated(tokens, at));
    // People who write without any signs begin a request in the middle.
    const begins = at >= LEAST_BEFORE && beginsSiteRequest(tokens, at);
    if (at === 0 || !(isSign || begins)) continue;
    const before = tokens.slice(0, at);
    const after = tokens.slice(tokens.findIndex(({ kind }, index) => index >= at && kind !== "and" && kind !== "end"));
    const parts = [ended(text.slice(0, token.start)), capital(text.slice(after[0]?.start ?? text.length))];
    if (isBusiness(before) && isCalledFor(after) && speaksToDesigner(after)) return parts;
    if (isSign && isBusiness(after) && !goesOn(after) && !isReason(after) && isCalledFor(before) && isAllWish(before))
      return parts;
  }
  return [text];
}

const isBusiness = (tokens: readonly WishToken[]): boolean =>
  tokens.filter(({ kind }) => kind === "other").length > 1 &&
  tokens.every(({ kind }) => kind !== "site" && kind !== "never" && kind !== "please") &&
  !asks(tokens) &&
  !isPartWithColour(tokens) &&
  !asksForLook(tokens);

const isPartWithColour = (tokens: readonly WishToken[]): boolean => Object.keys(coloursOf(tokens)).length > 0;

const isAllWish = (tokens: readonly WishToken[]): boolean =>
  speaksToDesigner(tokens) && withoutNumber(tokens).every(({ kind }) => kind !== "other");

function ended(text: string): string {
  const bare = text.trimEnd();
  return /[.!?…؟]$/u.test(bare) ? bare : `${bare}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
