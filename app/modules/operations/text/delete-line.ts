import { z } from "zod";
import { isElement, isText } from "../../markup/element";
import type { EditablePage, NodeId, PlacedElement } from "../../markup/page";
import { spanOf } from "../../markup/place";
import { collapseSpace } from "../../markup/visible-text";
import { operation } from "../operation";
import { declined, done, quoted } from "../outcome";
import { textOf } from "../text-of";

/** Takes one line off a text that breaks its lines, as an address does. */
export const deleteLine = operation({
  name: "delete-line",
  params: z.object({ node: z.int().nonnegative(), words: z.string().trim().min(1) }),
  touches: (_site, { node }) => ({ nodes: [node] }),
  run: ({ page }, { node, words }) => {
    const line = linesOf(page, node).find(({ text }) => text === words);
    return line
      ? done(`I removed ${quoted(words)}.`, [{ part: "html", start: line.start, end: line.end, text: "" }])
      : declined(`I could not find ${quoted(words)} there, so I changed nothing.`);
  },
  holds: (before, after, { node, words }) => {
    const rest = linesOf(before.page, node).filter(({ text }) => text !== words);
    const now = linesOf(after.page, node);
    return now.map(({ text }) => text).join("\n") === rest.map(({ text }) => text).join("\n");
  },
});

interface Line {
  text: string;
  /** From its first word to behind the break after it; the last one from the break before it. */
  start: number;
  end: number;
}

/** The lines of a text that breaks them; none where it has only one. */
export function linesOf(page: EditablePage, node: NodeId): Line[] {
  const breaks = page.elements[node]!.childNodes.filter((child) => isElement(child) && child.tagName === "br").map(
    (child) => spanOf(child as PlacedElement),
  );
  if (breaks.length === 0) return [];
  const place = page.elements[node]!.sourceCodeLocation;
  const [from, to] = [place.startTag?.endOffset ?? 0, place.endTag?.startOffset ?? 0];
  const starts = [from, ...breaks.map(({ end }) => end)];
  return starts.map((start, at) => {
    const stop = breaks[at]?.start ?? to;
    const isLast = at === breaks.length;
    return {
      text: textBetween(page, node, start, stop),
      start: isLast ? breaks[at - 1]!.start : start,
      end: isLast ? stop : breaks[at]!.end,
    };
  });
}

function textBetween(page: EditablePage, node: NodeId, from: number, to: number): string {
  const parts = page.elements[node]!.childNodes.flatMap((child) => {
    const place = child.sourceCodeLocation;
    if (!place || place.startOffset < from || place.endOffset > to) return [];
    if (isText(child)) return [child.value];
    return isElement(child) ? [textOf(page, page.elements.indexOf(child as PlacedElement))] : [];
  });
  return collapseSpace(parts.join("")).trim();
}
