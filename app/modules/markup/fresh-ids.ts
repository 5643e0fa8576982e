import { numberOf } from "./element";
import { attribute, elementsOf, type HtmlElement } from "./html-document";
import type { EditablePage, PlacedElement } from "./page";
import { sourceOf, spanOf } from "./place";
import { attributeSplices } from "./set-attribute";
import { applySplices } from "./splices";

/** Attributes that hold ids, one or several. */
const ID_LISTS = new Set(
  "for headers list form popovertarget commandfor anchor aria-labelledby aria-describedby aria-controls aria-owns aria-details aria-flowto aria-activedescendant aria-errormessage itemref".split(
    " ",
  ),
);
const LINKS = new Set(["href", "xlink:href", "usemap"]);

/**
 * The source of a copy of an element: its ids are new to the page, and what points to them from inside points to the
 * copy.
 */
export function withFreshIds(page: EditablePage, element: PlacedElement): string {
  const inside = elementsOf(element);
  const renamed = freshNames(page, inside, "id");
  const groups = freshNames(page, inside.filter(isLooseRadio), "name");
  const { start } = spanOf(element);
  const splices = inside.flatMap((each) => {
    const node = numberOf(page, each);
    return node === undefined ? [] : attributeSplices(page, node, rewritten(each, renamed, groups));
  });
  return applySplices(
    sourceOf(page, element),
    splices.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start })),
  );
}

function freshNames(page: EditablePage, inside: HtmlElement[], name: "id" | "name"): Map<string, string> {
  const taken = new Set(page.elements.map((element) => attribute(element, name)));
  const fresh = new Map<string, string>();
  // Many names may share a stem: each goes on counting where the one before ended.
  const counts = new Map<string, number>();
  for (const old of new Set(inside.map((element) => attribute(element, name)))) {
    if (!old) continue;
    const stem = old.replace(/-\d+$/, "");
    let number = counts.get(stem) ?? 2;
    while (taken.has(`${stem}-${number}`)) number += 1;
    counts.set(stem, number + 1);
    taken.add(`${stem}-${number}`);
    fresh.set(old, `${stem}-${number}`);
  }
  return fresh;
}

/** Radio buttons outside of a form that share a name take each other's choice away. */
function isLooseRadio(element: HtmlElement): boolean {
  return element.tagName === "input" && attribute(element, "type")?.toLowerCase() === "radio";
}

function rewritten(
  element: HtmlElement,
  ids: Map<string, string>,
  groups: Map<string, string>,
): Record<string, string> {
  const entries = element.attrs.map(({ name: local, prefix, value }): [string, string] => {
    const name = prefix ? `${prefix}:${local}` : local;
    if (name === "id") return [name, ids.get(value) ?? value];
    if (name === "name" && isLooseRadio(element)) return [name, groups.get(value) ?? value];
    if (ID_LISTS.has(name)) return [name, value.replace(/\S+/g, (id) => ids.get(id) ?? id)];
    if (LINKS.has(name))
      return [name, value.startsWith("#") && ids.has(value.slice(1)) ? `#${ids.get(value.slice(1))}` : value];
    return [
      name,
      value.replace(/url\(\s*(["']?)#([^"')\s]+)\1\s*\)/g, (whole, quote, id) =>
        ids.has(id) ? `url(${quote}#${ids.get(id)}${quote})` : whole,
      ),
    ];
  });
  return Object.fromEntries(entries);
}
