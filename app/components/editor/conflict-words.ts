import type { Conflict } from "~/modules/markup/merge-code";
import { readableMarkup } from "~/modules/markup/readable-markup";

/** A conflict as its owner reads it. */
interface ConflictWords {
  name: string;
  mine: string;
  theirs: string;
}

const GONE = "Taken out";

/**
 * What a place is called, and what it says here and elsewhere: texts as visitors read them, the rest as it is written.
 */
export function conflictWords({ part, mine, theirs }: Conflict): ConflictWords {
  if (part === "css") return { name: "Design", ...written(mine, theirs) };
  if (part === "javascript") return { name: "Behaviour", ...written(mine, theirs) };
  const [here, there] = [readableMarkup(mine), readableMarkup(theirs)];
  if (here !== there) return { name: "Text", mine: here || GONE, theirs: there || GONE };
  return { name: nameOf(mine + theirs), ...written(mine, theirs) };
}

const written = (mine: string, theirs: string) => ({ mine: mine.trim() || GONE, theirs: theirs.trim() || GONE });

function nameOf(markup: string): string {
  if (/<img\b/i.test(markup)) return "Picture";
  return /<a\b/i.test(markup) ? "Link" : "Look of a part";
}
