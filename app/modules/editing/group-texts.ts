import { elementAt } from "../markup/element";
import { attribute } from "../markup/html-document";
import { kindName } from "../markup/owner-words";
import type { EditablePage, NodeId } from "../markup/page";
import { placeholderOfBlank } from "../markup/placeholders";
import { listSections } from "../markup/sections";
import { listTextsWith, type PageText } from "../markup/texts";
import { PLACEHOLDER_HINTS } from "../site/placeholder-hints";

/** One text to change, with a name that tells it from the others of its group. */
interface TextField {
  node: NodeId;
  label: string;
  text: string;
}

export interface TextGroup {
  /**
   * The section's element; "top" and "foot" for what stands before and after all sections, "other" for what does not
   * show.
   */
  key: NodeId | "top" | "foot" | "other";
  name: string;
  count: number;
  texts: TextField[];
}

/** A group whose texts need not be known while it is folded away. */
export type FoldedGroup = Omit<TextGroup, "texts"> & { texts: TextField[] | null };

/** The group that is not folded away at first: that of the first section. */
export const openAtFirst = <Group extends FoldedGroup>(groups: Group[]): Group | undefined =>
  groups.find(({ key }) => key !== "top") ?? groups[0];

/**
 * The texts of a page by the sections that they stand in, in the page's order; sections without texts are left out.
 * `typed` is one that stays while it is typed anew.
 */
export function groupTexts(page: EditablePage, typed: NodeId | null = null): TextGroup[] {
  const sections = listSections(page);
  const [unseen, texts] = divide(listTextsWith(page, typed), ({ node }) => isUnseen(page, node));
  const first = sections[0]?.node ?? Infinity;
  const outside = texts.filter(({ section }) => section === null);
  const groups = [
    { key: "top" as const, name: "Top of the page", texts: outside.filter(({ node }) => node < first) },
    ...sections.map(({ node, name }) => ({ key: node, name, texts: texts.filter(({ section }) => section === node) })),
    { key: "foot" as const, name: "Foot of the page", texts: outside.filter(({ node }) => node >= first) },
    { key: "other" as const, name: "Other", texts: unseen },
  ];
  return groups
    .filter((group) => group.texts.length > 0)
    .map((group) => ({ ...group, count: group.texts.length, texts: named(page, group.texts) }));
}

/** Links past the menu, and words for screen readers: the classes of our templates and of what others write. */
const UNSEEN_CLASS = /(^|\s)(skip|skip-link|sr-only|visually-hidden|screen-reader-text)(\s|$)/;

function isUnseen(page: EditablePage, node: NodeId): boolean {
  const element = elementAt(page, node);
  return element !== undefined && UNSEEN_CLASS.test(attribute(element, "class") ?? "");
}

function divide<Item>(items: Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function named(page: EditablePage, texts: PageText[]): TextField[] {
  const total = countBy(texts);
  const seen = new Map<string, number>();
  return texts.map(({ node, kind, text }) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    const name = kindName(kind);
    const open = placeholderOfBlank(page, node);
    if (open) return { node, text, label: PLACEHOLDER_HINTS[open.kind] };
    return { node, text, label: total.get(kind)! > 1 ? `${name} ${count}` : name };
  });
}

function countBy(texts: PageText[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const { kind } of texts) total.set(kind, (total.get(kind) ?? 0) + 1);
  return total;
}
