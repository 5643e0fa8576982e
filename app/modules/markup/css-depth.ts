import { tokenize, tokenTypes } from "css-tree/tokenizer";

/** Brackets inside of one another: no stylesheet that somebody wrote is nearly as deep. */
export const DEEPEST_CSS = 100;

const ENDS = new Map<number, number>([
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
]);

/**
 * How many brackets of css are open at the same place at most, each token read once. They are counted as its parser
 * pairs them: those in strings, comments and addresses are none, and one that ends nothing is passed over.
 */
export function cssDepth(css: string): number {
  const open: number[] = [];
  let deepest = 0;
  tokenize(css, (type) => {
    const end = ENDS.get(type);
    if (end !== undefined) deepest = Math.max(deepest, open.push(end));
    else if (type === open.at(-1)) open.pop();
  });
  return deepest;
}
