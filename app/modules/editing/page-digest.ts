import type { EditablePage } from "../markup/page";
import { outlineOf, type PageOutline } from "../markup/page-outline";
import { listPlaceholders, type PagePlaceholder } from "../markup/placeholders";
import type { SoughtWords } from "../markup/texts";
import { groupTexts, openAtFirst, type FoldedGroup } from "./group-texts";

/** What the editor shows of a page at first: who is told it need not read the page before (decision 124). */
export interface PageDigest extends PageOutline {
  placeholders: PagePlaceholder[];
  groups: FoldedGroup[];
}

/** The digest of a page; `waiting` are words of it that wait for their owner. */
export function digestOf(page: EditablePage, waiting: SoughtWords[]): PageDigest {
  const groups = groupTexts(page);
  const open = openAtFirst(groups);
  return {
    ...outlineOf(page, waiting),
    placeholders: listPlaceholders(page),
    groups: groups.map((group) => (group === open ? group : { ...group, texts: null })),
  };
}

/** A digest in few letters: of places that follow each other, the steps between them. */
export function packDigest({ numbersAt, ...rest }: PageDigest): string {
  return JSON.stringify({ ...rest, steps: numbersAt.map((at, node) => at - (numbersAt[node - 1] ?? 0)) });
}

/** The digest that `packDigest` has written. */
export function unpackDigest(packed: string): PageDigest {
  const { steps, ...rest } = JSON.parse(packed) as Omit<PageDigest, "numbersAt"> & { steps: number[] };
  let at = 0;
  return { ...rest, numbersAt: steps.map((step) => (at += step)) };
}
