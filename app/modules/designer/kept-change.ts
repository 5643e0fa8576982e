import { z } from "zod";
import { lastingChange, lastingChangeOf } from "../markup/take-back";
import type { WebsiteCode } from "../site/website-code";

/** A designer's change as the conversation keeps it. */
export const keptChange = z.object({
  made: lastingChange,
  /** The change before it that it takes back, as its place among the conversation's changes from the latest back. */
  takesBack: z.int().nonnegative().optional(),
});
export type KeptChange = z.infer<typeof keptChange>;

/** Characters of a change that are kept: a new page is no small edit, and Version Control has it. */
const LARGEST = 64_000;

/** What is kept of a change; undefined for one that is too large. */
export function keptChangeOf(before: WebsiteCode, after: WebsiteCode, takesBack?: number): KeptChange | undefined {
  const made = lastingChangeOf(before, after);
  const size = made.replaced.reduce(
    (sum, { lead, was, now, tail }) => sum + lead.length + was.length + now.length + tail.length,
    0,
  );
  return size > LARGEST ? undefined : { made, ...(takesBack !== undefined && { takesBack }) };
}
