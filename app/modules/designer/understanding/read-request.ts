import type { Outcome } from "../../operations/outcome";
import type { OpenedSite } from "../../operations/opened-site";
import { completed } from "./follow-ups";
import { fill } from "./match";
import { isCall, type Call, type Context, type Pattern } from "./pattern";
import { PATTERNS } from "./patterns";
import type { Reading } from "./pieces";
import { readingsOf, type WeighedReading } from "./readings";
import type { Verb } from "./names";
import type { Word } from "./word";

/** What a clause was taken for. */
export interface Understood {
  pattern: string;
  reading: Reading;
  loose: number;
  result: Call | Outcome;
}

type Given = Omit<Context, "verb" | "again">;

/**
 * What a clause asks for: by the reading that takes the fewest words for the owner's own, and leaves none over. One that
 * can be done goes before one that is only answered. Null when no pattern accounts for all of its words.
 */
export function readRequest(words: readonly Word[], source: string, given: Given, borrowed?: Verb): Understood | null {
  let answered: Understood | null = null;
  for (const reading of readingsOf(words, source)) {
    const said = reading.verb === null && borrowed ? { ...reading, verb: borrowed } : reading;
    for (const full of [said, ...completed(said, given.dialogue)]) {
      const found = understand(full, given);
      if (found && isCall(found.result)) return found;
      answered ??= found;
    }
  }
  return answered;
}

function understand(reading: WeighedReading, given: Given): Understood | null {
  let answered: Understood | null = null;
  for (const pattern of PATTERNS) {
    const result = resultOf(pattern, reading, given);
    if (!result) continue;
    const found = { pattern: pattern.name, reading, loose: reading.loose, result };
    if (isCall(result)) return found;
    answered ??= found;
  }
  return answered;
}

function resultOf(pattern: Pattern, reading: Reading, given: Given): Call | Outcome | null {
  const slots = fill(pattern, reading);
  if (!slots) return null;
  const again = (other: Reading, site: OpenedSite) =>
    understand({ ...other, loose: 0 }, { ...given, site })?.result ?? null;
  return pattern.read(slots as never, { ...given, verb: reading.verb, again });
}
