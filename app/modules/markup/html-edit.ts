import type { Author, Edit } from "./edit";
import type { EditablePage } from "./page";
import type { Splice } from "./splices";

/** An edit of a page's html; null when its splices would change nothing. */
export function htmlEdit(page: EditablePage, author: Author, label: string, splices: Splice[]): Edit | null {
  const real = splices.filter(({ start, end, text }) => page.source.slice(start, end) !== text);
  return real.length === 0 ? null : { author, label, splices: real.map((splice) => ({ part: "html", ...splice })) };
}
