import { blanksBefore } from "~/lib/blanks-before";
import type { Author, Edit } from "./edit";
import { elementAt } from "./element";
import { attribute, escapeAttribute } from "./html-document";
import { htmlEdit } from "./html-edit";
import { ownerWord } from "./owner-words";
import { nameEndOf, type EditablePage, type NodeId, type PlacedElement } from "./page";
import { escapeQuoted, readAtoms } from "./source-text";
import type { Splice } from "./splices";
import { wordDifferences } from "./word-differences";

const NAME = /^[^\s"'<>/=]+$/;

/**
 * Gives an element an attribute, or takes it away (null). Null when nothing would change.
 * @throws TypeError for a name that html cannot write
 */
export function setAttribute(
  page: EditablePage,
  node: NodeId,
  name: string,
  value: string | null,
  author: Author,
  label?: string,
): Edit | null {
  const element = elementAt(page, node);
  if (!element) return null;
  return htmlEdit(
    page,
    author,
    label ?? `Changed ${ownerWord(element)}`,
    attributeSplices(page, node, { [name]: value }),
  );
}

/** Splices for several attributes of one element; null takes one away. */
export function attributeSplices(page: EditablePage, node: NodeId, values: Record<string, string | null>): Splice[] {
  const element = elementAt(page, node);
  if (!element) return [];
  return Object.entries(values).flatMap(([name, value]) => {
    if (!NAME.test(name)) throw new TypeError(`Not a name for an attribute: ${name}`);
    const now = attribute(element, name) ?? null;
    if (now === value) return [];
    if (now === null) return added(page, element, name, value!);
    const at = element.sourceCodeLocation.startTag.attrs?.[name.toLowerCase()];
    if (!at) return [];
    return value === null ? removed(page, at) : changed(page, at, now, value);
  });
}

interface AttributeRange {
  startOffset: number;
  endOffset: number;
}

function added(page: EditablePage, element: PlacedElement, name: string, value: string): Splice[] {
  const ends = Object.values(element.sourceCodeLocation.startTag.attrs ?? {}).map((at) => at.endOffset);
  const at = Math.max(nameEndOf(page, element), ...ends);
  return [{ start: at, end: at, text: ` ${name}="${escapeAttribute(value)}"` }];
}

function removed({ source }: EditablePage, { startOffset, endOffset }: AttributeRange): Splice[] {
  const space = blanksBefore(source, startOffset).length;
  return [{ start: startOffset - space, end: endOffset, text: "" }];
}

/** Changes no more of the value than differs, so that what is written around it stays as it is written. */
function changed(
  { source }: EditablePage,
  { startOffset, endOffset }: AttributeRange,
  now: string,
  value: string,
): Splice[] {
  const [, before = "", quote = ""] = /^([^\s=]+\s*=\s*)(["']?)/.exec(source.slice(startOffset, endOffset)) ?? [];
  if (!before) return [{ start: endOffset, end: endOffset, text: `="${escapeAttribute(value)}"` }];
  const [start, end] = [startOffset + before.length + quote.length, endOffset - quote.length];
  if (!quote) return [{ start, end, text: `"${escapeAttribute(value)}"` }];
  const atoms = readAtoms(source, start, end, now);
  if (!atoms) return [{ start, end, text: escapeQuoted(value, quote) }];
  const differences = wordDifferences(
    atoms.map(({ text }) => text),
    value,
  );
  return differences.map(({ from, to, text }) => {
    const at = atoms[from]?.start ?? end;
    return { start: at, end: to > from ? atoms[to - 1]!.end : at, text: escapeQuoted(text, quote) };
  });
}
