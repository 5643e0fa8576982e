import { z } from "zod";
import { CODE_PARTS } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { applyEdit, type Author, type CodeSplice, type Edit } from "./edit";
import { declarationChange, declarationChanges, setBack } from "./declaration-changes";
import { diffEdit } from "./diff-edit";

/** A replaced text with enough of what stands around it to be found again after changes elsewhere. */
const replacementSchema = z.object({
  part: z.enum(CODE_PARTS),
  lead: z.string(),
  was: z.string(),
  now: z.string(),
  tail: z.string(),
});
type Replacement = z.infer<typeof replacementSchema>;

/** A change of a website that can be taken back alone, whatever came after it elsewhere. */
export const lastingChange = z.object({
  replaced: z.array(replacementSchema),
  /** What the stylesheet declares otherwise, for when other rules came into the same lines; null where it is more. */
  declared: z.array(declarationChange).nullable(),
});
export type LastingChange = z.infer<typeof lastingChange>;

const LEAST_AROUND = 24;
const MOST_AROUND = 1536;

/** What it takes to take a change back later. */
export function lastingChangeOf(before: WebsiteCode, after: WebsiteCode): LastingChange {
  const { splices } = diffEdit(before, after, "owner", "");
  let shift = { html: 0, css: 0, javascript: 0 };
  const replaced = splices.map(({ part, start, end, text }) => {
    const at = start + shift[part];
    shift = { ...shift, [part]: shift[part] + text.length - (end - start) };
    return { part, was: before[part].slice(start, end), now: text, ...around(after[part], at, at + text.length) };
  });
  return { replaced, declared: declarationChanges(before.css, after.css) };
}

/** As much of what stands before and behind a place as makes it the only one of its kind, within bounds. */
function around(source: string, start: number, end: number): Pick<Replacement, "lead" | "tail"> {
  for (let length = LEAST_AROUND; ; length *= 2) {
    const [lead, tail] = [source.slice(Math.max(0, start - length), start), source.slice(end, end + length)];
    if (length >= MOST_AROUND || isOnlyOne(source, lead + source.slice(start, end) + tail)) return { lead, tail };
  }
}

const isOnlyOne = (source: string, text: string) => source.indexOf(text) === source.lastIndexOf(text);

/**
 * The edit that takes a change back and leaves all that came after it elsewhere. Null where one of its places was
 * changed since, or cannot be told from others.
 */
export function takeBack(code: WebsiteCode, change: LastingChange, author: Author, label: string): Edit | null {
  const css = change.replaced.filter(({ part }) => part === "css");
  const others = all(change.replaced.filter(({ part }) => part !== "css").map((each) => placeOf(code, each)));
  const styles = all(css.map((each) => placeOf(code, each))) ?? stylesBack(code, change);
  if (!others || !styles) return null;
  const edit: Edit = { author, label, splices: [...others, ...styles] };
  try {
    applyEdit(code, edit);
    return edit;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether a change stands in its places, so that it can be taken back; of one that is gone nothing is left to take. */
export const stands = (code: WebsiteCode, change: LastingChange): boolean =>
  (takeBack(code, change, "owner", "")?.splices.length ?? 0) > 0;

/** Whether what a change replaced stands in its places again, in whatever way it came back. */
export function isTakenBack(code: WebsiteCode, change: LastingChange): boolean {
  const again = change.replaced.map((each) => ({ ...each, was: each.now, now: each.was }));
  return !stands(code, change) && stands(code, { replaced: again, declared: null });
}

const all = <Value>(values: (Value | null)[]): Value[] | null => (values.includes(null) ? null : (values as Value[]));

const stylesBack = ({ css }: WebsiteCode, { declared }: LastingChange): CodeSplice[] | null =>
  (declared && setBack(css, declared)?.map((splice) => ({ part: "css", ...splice }))) ?? null;

function placeOf(code: WebsiteCode, { part, lead, was, now, tail }: Replacement): CodeSplice | null {
  const source = code[part];
  // A neighbour's change may have taken a part of what stood around.
  for (let length = Math.max(lead.length, tail.length); ; length >>= 1) {
    const [before, behind] = [lead.slice(lead.length - Math.min(length, lead.length)), tail.slice(0, length)];
    const found = source.indexOf(before + now + behind);
    if (found !== -1) {
      const start = found + before.length;
      return isOnlyOne(source, before + now + behind) ? { part, start, end: start + now.length, text: was } : null;
    }
    if (length < LEAST_AROUND) return null;
  }
}
