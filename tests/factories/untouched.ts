import { expect } from "vitest";
import type { Edit } from "~/modules/markup/edit";
import { elementsOf, type HtmlElement } from "~/modules/markup/html-document";
import type { EditablePage } from "~/modules/markup/page";
import { spanOf } from "~/modules/markup/place";

/** Source of an element without the white space that an open one takes along from what follows. */
const sourceOf = (page: EditablePage, element: HtmlElement) => {
  const { start, end } = spanOf(element as EditablePage["elements"][number]);
  return page.source.slice(start, end).trimEnd();
};

const startTagOf = ({ source }: EditablePage, element: HtmlElement) => {
  const { startOffset, endOffset } = element.sourceCodeLocation!.startTag!;
  return source.slice(startOffset, endOffset);
};

/** What stands outside of an element: every element's start tag, and the whole source of those that do not hold it. */
function outside(page: EditablePage, inner: Set<HtmlElement>, node: HtmlElement | undefined): string[] {
  return page.elements
    .filter((element) => !inner.has(element))
    .map((element) =>
      node && elementsOf(element).includes(node) ? startTagOf(page, element) : sourceOf(page, element),
    );
}

/**
 * Expects that an edit of one element left the rest of the page as it was: the same elements in the same order, each
 * the same to the byte. A section that moves, goes or comes twice is compared without itself.
 */
export function expectNothingElseChanged(
  page: EditablePage,
  next: EditablePage,
  node: number,
  what: string,
  edit: Edit,
): void {
  const element = page.elements[node]!;
  if (what === "move" || what === "place") return expectMoved(page, next, node);
  if (what === "delete") return expect(outsideOf(next)).toEqual(outsideOf(page, new Set(elementsOf(element))));
  if (what === "duplicate") {
    const copy = next.elements[node + placedIn(page, element).length]!;
    return expect(outsideOf(next, new Set(elementsOf(copy)))).toEqual(outsideOf(page));
  }
  expect(edit.splices.filter(({ part }) => part !== "html").length).toBeLessThanOrEqual(what === "hide" ? 1 : 0);
  const dropped = what === "image" ? sourcesBeside(element) : new Set<HtmlElement>();
  const kept = page.elements.filter((each) => !dropped.has(each));
  expect(next.elements.map(({ tagName }) => tagName)).toEqual(kept.map(({ tagName }) => tagName));
  const [before, after] = [element, next.elements[kept.indexOf(element)]!];
  const own = new Set([...elementsOf(before), ...dropped]);
  expect(outside(next, new Set(elementsOf(after)), after)).toEqual(outside(page, own, before));
  expect(tagsInside(next, after)).toEqual(tagsInside(page, before));
}

/** An element and those inside of it, without what the parser invented. */
const placedIn = (page: EditablePage, element: HtmlElement) =>
  elementsOf(element).filter((each) => page.elements.some((placed) => placed === each));

const tagsInside = (page: EditablePage, element: HtmlElement) =>
  placedIn(page, element)
    .slice(1)
    .map((each) => startTagOf(page, each));

const outsideOf = (page: EditablePage, inner = new Set<HtmlElement>()) =>
  page.elements.filter((element) => !inner.has(element)).map((element) => startTagOf(page, element));

const sourcesBeside = ({ parentNode }: HtmlElement) =>
  new Set(
    parentNode && "tagName" in parentNode && parentNode.tagName === "picture"
      ? elementsOf(parentNode).filter(({ tagName }) => tagName === "source")
      : [],
  );

function expectMoved(page: EditablePage, next: EditablePage, node: number): void {
  const moved = placedIn(page, page.elements[node]!);
  const rest = outsideOf(page, new Set(moved));
  const at = Array.from(rest.keys())
    .concat(rest.length)
    .find((index) => {
      const tags = outsideOf(next);
      return (
        tags
          .slice(0, index)
          .concat(tags.slice(index + moved.length))
          .join("\n") === rest.join("\n")
      );
    });
  expect(at, "the section stands in one piece between the others").toBeDefined();
}
