import { childrenOf, closest, parentNode } from "../../../cascade/query";
import { columnOf } from "../../../operations/facts/price-columns";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import { oncePerPage, type EditablePage, type NodeId } from "../../../markup/page";
import { readThings } from "../../../page-roles/read-things";

/** A number that the page states, where it stands in its element's text, and what tells what it is of. */
export interface Figure {
  node: NodeId;
  start: number;
  end: number;
  /** As it stands there, with its currency. */
  text: string;
  /** The words around it, up to the next number or sign. */
  near: string;
  /** The name of its entry or row. */
  entry: string;
  /** The head of its column. */
  column: string;
  /** What the part is called that it stands in. */
  part: string;
}

const LONGEST = 600;
const UNSEEN = new Set(["script", "style", "option", "title", "svg", "head", "html", "body", "template"]);

/** A number that is not part of a date, a telephone number or a name such as 'A4'. */
const NUMBER =
  /(?<![\d.,:/+#\p{L}])(?:[£€$]\s?)?\d{1,4}(?:[.,:]\d{2})?(?![\d:/\p{L}]|[.,]\d|[-\s]\d{3})(?:,-|\s?(?:€|£|\$|(?:euros?|reais|uhr)(?!\p{L})))?/giu;

/** A month behind a number makes it a date. */
const DATE =
  /^\.?\s(?:de\s)?(?:jan|feb|fév|mär|mar|maart|apr|avr|abr|ma[ijy](?!\p{L})|maggio|gen|jui?n|giu|jui?l|lug|aug|août|aou|ago|sep|set|okt|oct|out|ott|nov|dec|dez|déc|dic)/iu;

/** The numbers of a page's own texts, in source order. */
export const figuresOf = (site: OpenedSite): readonly Figure[] => {
  const known = found.get(site.page);
  if (known) return known;
  const made = textsWithFigures(site.page).flatMap((node) => figuresIn(site, node));
  found.set(site.page, made);
  return made;
};
const found = new WeakMap<EditablePage, readonly Figure[]>();

/** Elements that have a number among their own words. */
const textsWithFigures = oncePerPage((page): NodeId[] =>
  [...page.elements.keys()].filter((node) => {
    const { tagName, childNodes } = page.elements[node]!;
    const isOwn = childNodes.some((child) => "value" in child && /\d/.test(child.value));
    return isOwn && !UNSEEN.has(tagName) && textOf(page, node).length <= LONGEST;
  }),
);

function figuresIn(site: OpenedSite, node: NodeId): Figure[] {
  const text = textOf(site.page, node);
  const numbers = [...text.matchAll(NUMBER)].filter(
    ({ 0: number, index }) => !/[\d]$/.test(number) || !DATE.test(text.slice(index + number.length)),
  );
  if (numbers.length === 0) return [];
  const beside = besideOf(site, node);
  return numbers.map(({ 0: number, index }, at) => {
    const before = numbers.slice(0, at).findLast((each) => !isCount(each, text, index));
    const from = before ? before.index + before[0].length : 0;
    const end = index + number.length;
    const behind = text.slice(end, numbers[at + 1]?.index).split(/[.,;!?()]/u)[0]!;
    const near = `${text
      .slice(from, index)
      .split(/[.,;!?()]\s?/u)
      .at(-1)} ${behind}`;
    return { node, start: index, end, text: number, near, ...beside };
  });
}

/** 'Full course 12 lessons €510': a number without a currency in the same clause counts what the price is of. */
const isCount = ({ 0: number, index }: RegExpExecArray, text: string, end: number): boolean =>
  !/[^\d]/.test(number) && !/[.,;!?()/]/.test(text.slice(index + number.length, end)) && /[£€$]/.test(text[end] ?? "");

function besideOf(site: OpenedSite, node: NodeId): Pick<Figure, "entry" | "column" | "part"> {
  const { page } = site;
  const things = readThings(site);
  const around = [...ancestors(page, node)].map((each) => things.at(each));
  const item = around.find((thing) => thing?.roles.includes("item"));
  const section = around.find((thing) => thing?.section != null)?.section ?? null;
  const part = section === null ? null : things.at(section);
  const column = columnOf(page, { node, text: "", start: 0, end: 0, name: "" });
  return {
    entry: [item?.name, firstCell(page, node)].find(Boolean) ?? "",
    column: column ?? "",
    part: part ? [part.name, ...part.aliases].join(" ") : "",
  };
}

function* ancestors(page: EditablePage, node: NodeId): Generator<NodeId> {
  for (let at: NodeId | null = node; at !== null; at = parentNode(page, at)) yield at;
}

/** A longer cell holds a part of the page. */
const LONGEST_NAME = 80;
function firstCell(page: EditablePage, node: NodeId): string {
  const row = closest(page, node, "tr");
  const [first] = row === null ? [] : childrenOf(page, row);
  const name = first === undefined || first === node ? "" : textOf(page, first);
  return name.length > LONGEST_NAME ? "" : name;
}
