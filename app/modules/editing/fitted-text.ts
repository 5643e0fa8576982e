import { longestWord } from "../templates/longest-word";
import { elementAt } from "../markup/element";
import type { EditablePage, NodeId } from "../markup/page";
import type { Splice } from "../markup/splices";
import { styleSplices, styleOf } from "../markup/set-style";

/** Splices that let a heading's size follow its new text, where a template has fitted it to the longest word. */
export function fittedSplices(page: EditablePage, node: NodeId, text: string): Splice[] {
  const element = elementAt(page, node);
  if (!element || styleOf(element)["--word"] === undefined) return [];
  return styleSplices(page, node, { "--word": String(longestWord(text)) });
}
