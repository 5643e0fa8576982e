import type { PageInspection, SeenElement } from "~/integrations/browser/page-inspection";
import type { Finding, Severity } from "../../site/finding";
import type { PlaceOf } from "./axe-findings";

const WORDS = {
  rule: "page-overflow",
  why: "Visitors have to push the page to and fro to read it, and most leave.",
  fix: "Make this part narrower, or let it break into several lines. The AI designer can do it: name the part and say that it is too wide.",
};

/** Phones as narrow as this are few. */
const NARROWEST = 320;
const severityAt = (width: number): Severity => (width <= NARROWEST ? "warning" : "error");

/**
 * Where the page is wider than its window: one finding for each element, at the widest window that it does not fit in.
 */
export function overflowFindings({ overflow }: Pick<PageInspection, "overflow">, placeOf: PlaceOf): Finding[] {
  const found = new Map<string, Finding>();
  for (const { width, by, elements } of overflow.toSorted((a, b) => a.width - b.width)) {
    if (by === 0) continue;
    for (const element of elements.length > 0 ? elements : [WHOLE_PAGE])
      found.set(JSON.stringify(element), findingOf(element, { width, by }, placeOf));
  }
  return [...found.values()];
}

const WHOLE_PAGE: SeenElement = { mark: null, text: "" };

const findingOf = (element: SeenElement, { width, by }: { width: number; by: number }, placeOf: PlaceOf): Finding => ({
  ...WORDS,
  severity: severityAt(width),
  message: `This part makes the page ${by} px wider than a window of ${width} px.`,
  where: { ...placeOf(element), width },
});
