import { parse } from "parse5";
import { businessData } from "~/modules/assembly/sharing/linked-data";
import { readPageDetails } from "~/modules/assembly/sharing/page-details";
import { attribute, elementsOf, hasWord, readDocument, type HtmlElement } from "~/modules/markup/html-document";
import { visibleText } from "~/modules/markup/visible-text";
import { isElement, parentOf } from "~/modules/markup/element";
import type { Industry } from "~/modules/site/choices";
import type { SitePlan } from "~/modules/site/site-plan";

export interface SaidPrice {
  group: string;
  name: string;
  detail: string;
  price: string;
}
export interface SaidHours {
  days: string;
  times: string;
}
export interface SaidPerson {
  name: string;
  role: string;
}

/** An hour's entry of schema.org. */
export interface SaidOpening {
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

/** What a page says, by the rows in which its template sets it, and what it tells search engines. */
export interface Said {
  plan: SitePlan;
  prices: SaidPrice[];
  hours: SaidHours[];
  people: SaidPerson[];
  addresses: string[];
  dates: { when: string; what: string }[];
  openings: SaidOpening[];
  postalAddress: string;
  telephone: string;
  /** All that can be read, and title and description. */
  text: string;
  /** The same without links and buttons. */
  ownWords: string;
}

/** How each template marks up rows with a price: the row, and its name, detail and price. */
const PRICED = [
  ["price", "price-name", "price-detail", "price-value"],
  ["service", "service-name", "service-detail", "service-price"],
  ["cell-box", "service-name", "service-detail", "service-price"],
  ["line", "line-name", "line-detail", "line-price"],
  ["choice", "label", "picked-detail", "picked-price"],
  ["first-price", "dt", "first-detail", "dd"],
] as const;

/** Reads what a published page says. */
export function saidOn(html: string, plan: SitePlan): Said {
  const document = readDocument(html);
  const elements = elementsOf(document.root);
  const data = dataOf(document, plan.industry);
  const { meta } = plan;
  const head = `${meta.title} ${meta.description}`;
  return {
    plan,
    prices: PRICED.flatMap(([row, ...parts]) => classed(elements, row).flatMap((each) => priceIn(each, parts))),
    hours: classed(elements, "hours-row").map((row) => ({ days: textOf(row, "dt"), times: textOf(row, "dd") })),
    people: classed(elements, "person").map((row) => ({
      name: textOf(row, "person-name"),
      role: textOf(row, "person-role"),
    })),
    addresses: elements.filter(({ tagName }) => tagName === "address").map((each) => visibleText(each)),
    dates: classed(elements, "date").map((row) => ({ when: textOf(row, "date-when"), what: textOf(row, "date-what") })),
    ...data,
    text: `${head} ${visibleText(bodyOf(html))}`,
    ownWords: `${head} ${visibleText(withoutLinks(bodyOf(html)))}`,
  };
}

function dataOf(document: ReturnType<typeof readDocument>, industry: Industry) {
  const page = { address: "https://site.example/", industry, fileAddress: (path: string) => path };
  const data = businessData(readPageDetails(document, ""), page) as Record<string, unknown> | null;
  return {
    openings: (data?.openingHoursSpecification ?? []) as SaidOpening[],
    postalAddress: stringsIn(data?.address).join(" "),
    telephone: String(data?.telephone ?? ""),
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "PostalAddress" ? [] : [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

const classed = (elements: HtmlElement[], name: string) => elements.filter((each) => hasWord(each, "class", name));

/** The text of the first element of a class or with a name. */
function textOf(row: HtmlElement, name: string): string {
  const found = elementsOf(row).find((each) => each.tagName === name || hasWord(each, "class", name));
  return found ? visibleText(found) : "";
}

function priceIn(row: HtmlElement, [name, detail, price]: readonly string[]): SaidPrice[] {
  const value = textOf(row, price!);
  return value === ""
    ? []
    : [{ group: groupOf(row), name: textOf(row, name!), detail: textOf(row, detail!), price: value }];
}

function groupOf(row: HtmlElement): string {
  const list = parentOf(row);
  const group = list && parentOf(list);
  return group && hasWord(group, "class", "price-group") ? textOf(group, "price-title") : "";
}

function bodyOf(html: string): HtmlElement {
  return elementsOf(parse(html)).find(({ tagName }) => tagName === "body")!;
}

function withoutLinks(element: HtmlElement): HtmlElement {
  const isLink = (each: HtmlElement) =>
    ["a", "button", "form", "nav"].includes(each.tagName) || attribute(each, "data-section") === "cta";
  element.childNodes = element.childNodes.filter((child) => !(isElement(child) && isLink(child)));
  element.childNodes.filter(isElement).forEach(withoutLinks);
  return element;
}
