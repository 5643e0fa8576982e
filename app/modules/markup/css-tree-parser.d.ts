declare module "css-tree/parser" {
  import type { parse } from "css-tree";
  const parser: typeof parse;
  export default parser;
}

declare module "css-tree/generator" {
  import type { generate } from "css-tree";
  const generator: typeof generate;
  export default generator;
}

declare module "css-tree/walker" {
  import type { walk } from "css-tree";
  const walker: typeof walk;
  export default walker;
}

declare module "css-tree/utils" {
  export { ident, List } from "css-tree";
}

declare module "css-tree/tokenizer" {
  import type { tokenize as tokenizer } from "css-tree";
  export const tokenize: typeof tokenizer;
  export const tokenTypes: Readonly<
    Record<"Function" | `${"Left" | "Right"}${"CurlyBracket" | "Parenthesis" | "SquareBracket"}`, number>
  >;
}
