import type { HoursToken } from "./tokens";
import { isKind } from "./walk";

/** Leads from what is open to where that is: "office in …". */
const WHERE = new Set(
  "in at on near im in am an bei en junto frente à au chez dans nel nella al alla no na em aan bij op w we przy na في عند".split(
    " ",
  ),
);
/** In words: a longer lead tells something else. */
const LONGEST = 12;

/**
 * The tokens without where it is, in front of a colon: "Office in the old stables, Wharf Lane: Wed-Fri 10-4". Without
 * what is open there, a place in front of hours may have others of its own.
 */
export function withoutPlace(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const open = tokens.findIndex((token) => isKind(token, "office", "place"));
  const colon = tokens.findIndex(({ text }) => text === ":");
  const where = tokens[open + 1];
  if (open < 0 || colon < open || !where || !WHERE.has(where.text) || !tokens[colon + 1]?.weekdays) return tokens;
  const lead = tokens.slice(0, open);
  const place = tokens.slice(open + 1, colon);
  const isPlace = place.length <= LONGEST && place.every(isOfPlace) && lead.every((token) => isKind(token, "light"));
  return isPlace ? [...tokens.slice(0, open + 1), ...tokens.slice(colon)] : tokens;
}

const isOfPlace = (token: HoursToken): boolean =>
  (token.kind === "other" && !token.weekdays) ||
  isKind(token, "light", "comma", "place", "number", "from") ||
  (token.clock !== undefined && /^\d{1,3}$/u.test(token.text));
