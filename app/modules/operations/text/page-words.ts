import type { Edit } from "../../markup/edit";
import type { NodeId } from "../../markup/page";
import { setAttribute } from "../../markup/set-attribute";
import { setText } from "../../editing/set-text";
import { textOf } from "../text-of";
import { isWithin, queryAll } from "../../cascade/query";
import type { OpenedSite } from "../opened-site";

/** Gives elements a text; what they hold besides it stays. */
export function putText({ page }: OpenedSite, nodes: NodeId[], text: string): (Edit | null)[] {
  return nodes.map((node) => {
    const element = page.elements[node]!;
    if (element.tagName === "input") return setAttribute(page, node, "value", text, "built-in");
    if (element.tagName === "img") return setAttribute(page, node, "alt", text, "built-in");
    return setText(page, node, text, "built-in");
  });
}

/** The innermost elements whose text a pattern finds, inside a part of the page or all of it. */
export function elementsWith({ page }: OpenedSite, pattern: RegExp, scope: NodeId | null = null): NodeId[] {
  const all = queryAll(page, "body *").filter(
    (node) => !["script", "style", "svg", "path", "option"].includes(page.elements[node]!.tagName),
  );
  const found = all.filter(
    (node) =>
      (scope === null || isWithin(page, node, scope)) &&
      new RegExp(pattern.source, pattern.flags.replace("g", "")).test(textOf(page, node)),
  );
  return found.filter((node) => !found.some((other) => other !== node && isWithin(page, other, node)));
}

/** Changes what a pattern finds wherever it is read. */
export function replaceWords(
  site: OpenedSite,
  pattern: RegExp,
  to: string | ((...found: string[]) => string),
  scope: NodeId | null = null,
): (Edit | null)[] {
  return elementsWith(site, pattern, scope).map((node) =>
    setText(site.page, node, textOf(site.page, node).replace(pattern, to as string), "built-in"),
  );
}

/** Finds a text as whole words: exactly as written when it stands so, else in any case. */
export function wordsPattern(site: OpenedSite, words: string, scope: NodeId | null = null): RegExp | null {
  const source = `(?<![\\p{L}\\p{N}])${words
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+")
    .replace(/['’]/g, "['’]")}(?![\\p{L}\\p{N}])`;
  return (
    ["gu", "giu"]
      .map((flags) => new RegExp(source, flags))
      .find((pattern) => elementsWith(site, pattern, scope).length > 0) ?? null
  );
}
