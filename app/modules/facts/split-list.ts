import { commaParts, standsAlone } from "../language/enumeration";

const JOINT = /^(?:and|und|y|e|&|sowie|plus|as well as)\s+/iu;
const LAST_JOINT = /(?<!\s)\s+(?:and|und|y|&|sowie|as well as)\s+/iu;

/** Splits "mending, sewing and ironing" into its items; a single item that holds "and" stays whole when asked to. */
export function splitList(text: string, splitPairs = true): string[] {
  const parts = text
    .replace(/[.!;]\s*$/, "")
    .split(/\s[|·•]\s/)
    .flatMap(commaParts)
    .map((part) => part.replace(JOINT, ""))
    .filter(Boolean);
  const last = parts.at(-1);
  if (!last || (parts.length === 1 && !splitPairs)) return parts;
  const joint = LAST_JOINT.exec(last);
  return joint && standsAlone(last.slice(joint.index + joint[0].length))
    ? [...parts.slice(0, -1), last.slice(0, joint.index), last.slice(joint.index + joint[0].length)]
    : parts;
}
