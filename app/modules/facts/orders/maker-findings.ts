import { makerTokens } from "./maker-tokens";

/**
 * What a sentence says in words that mean something to the maker of a website, in no language: each of them, and what stands
 * beside it. Training and reading see the same.
 */
export function makerFindings(text: string, language: string): string[] {
  const kinds = makerTokens(text, language).flatMap(({ kind }) => (kind === "light" ? [] : kind));
  const framed = ["^", ...kinds, "$"];
  return framed.flatMap((kind, at) => [kind, ...runsBefore(framed, at)]);
}

const runsBefore = (kinds: readonly string[], at: number): string[] =>
  [1, 2].flatMap((back) => (at >= back ? kinds.slice(at - back, at + 1).join(" ") : []));
