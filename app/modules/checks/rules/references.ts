import { attribute } from "../../markup/html-document";
import { visibleText } from "../../markup/visible-text";
import type { CheckedSite } from "../checked-site";
import type { Rule } from "../rule";

/** An id that several elements have. */
export const duplicateId: Rule = {
  rule: "duplicate-id",
  severity: "warning",
  message: "Two parts of the page have the same id.",
  why: "Links and labels that name it reach only the first of them.",
  fix: "Give one of them another id.",
  find: (site) =>
    secondsOf(site).map((element) => ({
      where: site.at(element, visibleText(element)),
      message: `More than one part of the page has the id '${attribute(element, "id")}'.`,
    })),
};

/** The elements whose id an element before them has. */
export function secondsOf({ page, ids }: CheckedSite) {
  const seen = new Set<string>();
  return page.elements.filter((element) => {
    const id = attribute(element, "id");
    return id !== undefined && ids.has(id) && ids.get(id)! > 1 && (seen.has(id) || !seen.add(id));
  });
}

/** Attributes that name other elements of the page. */
const REFERENCES = [
  "for",
  "list",
  "form",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-details",
  "aria-activedescendant",
];

/** A label or a note for screen readers that names an element that is not there. */
export const missingReference: Rule = {
  rule: "missing-reference",
  severity: "warning",
  message: "A label names a part of the page that is not there.",
  why: "People who have the page read to them are not told what belongs together, and a press on the label does nothing.",
  fix: "Give the part that is meant the id that the label names, or take the reference out.",
  find: (site) =>
    site.shown.flatMap((element) =>
      REFERENCES.flatMap((name) => {
        const missing = (attribute(element, name) ?? "")
          .split(/\s+/)
          .filter((id) => id !== "" && !site.ids.has(id) && !site.code.javascript.includes(id));
        return missing.map((id) => ({
          where: site.at(element, id),
          message: `The ${name} of a part of the page names '${id}', which is not there.`,
        }));
      }),
    ),
};
