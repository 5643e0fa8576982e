import type { DesignerId } from "../site/designer";
import { CODE_PARTS, type CodePart } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { applySplices, type Splice } from "./splices";

/** Who changed a website: its owner by hand, or a designer. */
export type Author = "owner" | DesignerId;

/** A splice into one part of a website's code, in UTF-16 units of that part as it stands before the edit. */
export interface CodeSplice extends Splice {
  part: CodePart;
}

/**
 * The one way a website changes. Positions are those of the code that it was made for; what its splices leave out
 * stays the same to the byte.
 */
export interface Edit {
  author: Author;
  /** What was done, for the owner: 'Changed a heading'. */
  label: string;
  /** Tells it from others in the history, where somebody asks for it again. */
  id?: string;
  splices: CodeSplice[];
}

/** The code after an edit. @throws RangeError when splices overlap or lie outside the code */
export function applyEdit(code: WebsiteCode, edit: Edit): WebsiteCode {
  const next = { ...code };
  for (const part of CODE_PARTS) {
    const splices = edit.splices.filter((splice) => splice.part === part);
    if (splices.length > 0) next[part] = applySplices(code[part], splices);
  }
  return next;
}

/** The edit that takes an edit of this code back to the byte. */
export function invertEdit(code: WebsiteCode, edit: Edit): Edit {
  return { ...edit, splices: CODE_PARTS.flatMap((part) => invertPart(code, edit, part)) };
}

function invertPart(code: WebsiteCode, { splices }: Edit, part: CodePart): CodeSplice[] {
  const ordered = splices.filter((splice) => splice.part === part).sort((a, b) => a.start - b.start);
  let shift = 0;
  return ordered.map(({ start, end, text }) => {
    const at = start + shift;
    shift += text.length - (end - start);
    return { part, start: at, end: at + text.length, text: code[part].slice(start, end) };
  });
}

/** Whether an edit of this code would change nothing. */
export function isEmptyEdit(code: WebsiteCode, edit: Edit): boolean {
  return edit.splices.every(({ part, start, end, text }) => code[part].slice(start, end) === text);
}
