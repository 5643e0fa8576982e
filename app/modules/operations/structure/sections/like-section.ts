import { attribute, escapeAttribute, escapeText } from "../../../markup/html-document";
import { childElements } from "../../../markup/element";
import type { EditablePage, NodeId, PlacedElement } from "../../../markup/page";
import { parentNode } from "../../../cascade/query";
import { headingOf } from "../link-target";
import { waitingOf, type SectionContent } from "./section-content";

/** A section with the frame of another: its tag and classes, what stands around its heading, and words of its own. */
export function likeSection(page: EditablePage, model: NodeId, content: SectionContent, id: string): string {
  const around = frameOf(page, model);
  const waiting = content.entries.length === 0 ? waitingOf(content.kind) : null;
  const mark = waiting ? ` data-placeholder="${waiting}" hidden` : "";
  const tag = waiting ? "section" : page.elements[model]!.tagName;
  const head = `${around.head.map(opening).join("")}<${around.heading}${around.headingClass}>${escapeText(content.title)}</${around.heading}>${closing(around.head)}`;
  const body = waiting ? "<ul><li></li></ul>" : entriesOf(content);
  return `<${tag}${classOf(page.elements[model]!)} id="${escapeAttribute(id)}"${mark}>
${around.wrappers.map(opening).join("")}${head}
${body}${closing(around.wrappers)}
</${tag}>`;
}

interface Frame {
  /** Around all that the section says. */
  wrappers: PlacedElement[];
  /** Around its heading alone. */
  head: PlacedElement[];
  heading: string;
  headingClass: string;
}

function frameOf(page: EditablePage, model: NodeId): Frame {
  const heading = headingOf(page, model);
  if (heading === null) return { wrappers: [], head: [], heading: "h2", headingClass: "" };
  const chain: PlacedElement[] = [];
  for (let at = parentNode(page, heading); at !== null && at !== model; at = parentNode(page, at))
    chain.unshift(page.elements[at]!);
  const parted = chain.findIndex((element) => !isAlone(element));
  const element = page.elements[heading]!;
  return {
    wrappers: parted === -1 ? chain : chain.slice(0, parted),
    head: parted === -1 ? [] : chain.slice(parted),
    heading: element.tagName === "h1" ? "h2" : element.tagName,
    headingClass: element.tagName === "h1" ? "" : classOf(element) + roleOf(element),
  };
}

const isAlone = (element: PlacedElement) =>
  childElements(element.parentNode as PlacedElement).filter(({ tagName }) => tagName !== "script").length === 1;

function classOf(element: PlacedElement): string {
  const classes = attribute(element, "class");
  return classes ? ` class="${escapeAttribute(classes)}"` : "";
}
/** What makes a heading of an element that is none by itself. */
const roleOf = (element: PlacedElement): string =>
  ["role", "aria-level"]
    .flatMap((name) => {
      const value = attribute(element, name);
      return value === undefined ? [] : ` ${name}="${escapeAttribute(value)}"`;
    })
    .join("");
const opening = (element: PlacedElement) => `<${element.tagName}${classOf(element)}>`;
const closing = (elements: PlacedElement[]) =>
  elements
    .toReversed()
    .map(({ tagName }) => `</${tagName}>`)
    .join("");

type Entry = SectionContent["entries"][number];
const said = (...texts: (string | undefined)[]) => texts.filter((text) => text !== undefined && text !== "");
const paragraph = (text: string | undefined) => (text ? `<p>${escapeText(text)}</p>` : "");

/** Plain markup that every page has a style for. */
const MARKUP: Record<SectionContent["kind"], (entry: Entry) => string> = {
  text: ({ detail }) => paragraph(detail),
  gallery: () => "",
  people: ({ name = "", by, detail }) => `<li><strong>${escapeText(name)}</strong>${tail(by ?? detail)}</li>`,
  services: ({ name = "", detail, price }) =>
    `<li><strong>${escapeText(name)}</strong>${tail(said(detail, price).join(" – "))}</li>`,
  prices: ({ name = "", price = "" }) => `<tr><td>${escapeText(name)}</td><td>${escapeText(price)}</td></tr>`,
  faq: ({ name = "", detail }) => `<h3>${escapeText(name)}</h3>${paragraph(detail)}`,
  quotes: ({ detail = "", by }) =>
    `<blockquote><p>${escapeText(detail)}</p>${by ? `<cite>${escapeText(by)}</cite>` : ""}</blockquote>`,
};
const tail = (text: string | undefined) => (text ? ` – ${escapeText(text)}` : "");

const LISTS: Partial<Record<SectionContent["kind"], string>> = { people: "ul", services: "ul", prices: "table" };

function entriesOf({ kind, entries }: SectionContent): string {
  const markup = entries.map((entry) => MARKUP[kind](entry)).join("\n");
  const list = LISTS[kind];
  return list ? `<${list}>\n${markup}\n</${list}>` : markup;
}
