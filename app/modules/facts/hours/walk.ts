import type { Token } from "../reading/tokenize";
import type { HoursKind } from "./hours-kinds";

/** From the token `at` up to, not with, `next`. */
export interface TokenSpan {
  at: number;
  next: number;
}

/** Whether a token is of one of some kinds. */
export const isKind = (token: Token<HoursKind> | undefined, ...kinds: readonly HoursKind[]): boolean =>
  token !== undefined && token.kind !== "other" && kinds.includes(token.kind);

/** The first token from `at` on that is of none of these kinds. */
export function skip(tokens: readonly Token<HoursKind>[], at: number, ...kinds: readonly HoursKind[]): number {
  let next = at;
  while (isKind(tokens[next], ...kinds)) next++;
  return next;
}
