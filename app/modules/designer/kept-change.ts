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

/** So many changes go to the editor with what was said, and so many characters of them. */
const MOST_SHOWN = 20;
const MOST_SHOWN_CHARACTERS = 32_000;

/**
 * Lines of a conversation, oldest first, with the latest changes alone: by those the editor sees which of them stand,
 * and takes one back. All of them would weigh more than the website.
 */
export function latestChanges<Line extends { change?: KeptChange }>(lines: readonly Line[]): Line[] {
  let left = MOST_SHOWN;
  let characters = MOST_SHOWN_CHARACTERS;
  return lines.toReversed().map(withinBounds).reverse();

  function withinBounds({ change, ...line }: Line): Line {
    if (!change) return line as Line;
    characters -= JSON.stringify(change).length;
    left -= 1;
    return (left < 0 || characters < 0 ? line : { ...line, change }) as Line;
  }
}

/** What is kept of a change; undefined for one that is too large. */
export function keptChangeOf(before: WebsiteCode, after: WebsiteCode, takesBack?: number): KeptChange | undefined {
  const made = lastingChangeOf(before, after);
  const size = made.replaced.reduce(
    (sum, { lead, was, now, tail }) => sum + lead.length + was.length + now.length + tail.length,
    0,
  );
  return size > LARGEST ? undefined : { made, ...(takesBack !== undefined && { takesBack }) };
}
