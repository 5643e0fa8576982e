import { attribute, type HtmlElement } from "../../markup/html-document";
import type { Surroundings } from "./surroundings";

/**
 * What each id of a section of a designer's own is called in the page: with the section's id before it, and none twice.
 */
export function ownIds(elements: readonly HtmlElement[], { id, anchors }: Surroundings): Map<string, string> {
  const taken = new Set([...anchors].flatMap((anchor) => [anchor, `${anchor}-title`]));
  const names = new Map<string, string>();
  for (const element of elements) {
    const given = attribute(element, "id") ?? "";
    const name = `${id}--${given}`;
    if (!/^[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/.test(given) || taken.has(name)) continue;
    names.set(given, name);
    taken.add(name);
  }
  return names;
}
