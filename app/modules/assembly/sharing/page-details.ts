import { languageOf } from "../../contact-form/find-forms";
import { attribute, elementsOf, hasWord, type HtmlDocument, type HtmlElement } from "../../markup/html-document";
import { visibleText } from "../../markup/visible-text";
import { parentOf } from "../pages/ancestors";
import { addressLines, hoursIn, phoneIn, type OpenTimes } from "./contact-details";

/** A part of a page that has a heading and can be linked to. */
interface PagePart {
  id: string;
  title: string;
  text: string;
}

/** What a page says of the business that it is about, read from what visitors see. */
export interface PageDetails {
  /** As the brand in the header says it, else the page's title. */
  name: string;
  headline: string;
  lead: string;
  description: string;
  telephone: string | null;
  email: string | null;
  address: string[];
  hours: OpenTimes[];
  /** Hours as they are written, a row a text. */
  hourRows: string[];
  profiles: string[];
  questions: { question: string; answer: string }[];
  parts: PagePart[];
  /** Path of the logo and of the picture that the page opens with, as its html names them. */
  logo: string | null;
  picture: string | null;
}

const PROFILE =
  /^https:\/\/(?:[\w-]+\.)?(?:instagram|facebook|tiktok|youtube|linkedin|twitter|x|threads|pinterest|vimeo|xing|behance)\.(?:com|net|de)\/[^?#]+|^https:\/\/(?:bsky\.app\/profile|github\.com|mastodon\.\w+)\/[^?#]+/i;

/** Reads the details of a page; `title` is the one that its site is published under. Hidden parts say nothing. */
export function readPageDetails(document: HtmlDocument, title: string): PageDetails {
  const elements = shownElements(document.root);
  const first = (test: (element: HtmlElement) => boolean) => elements.find(test);
  const textOf = (test: (element: HtmlElement) => boolean) => textIn(first(test));
  const links = elements.filter(({ tagName }) => tagName === "a");
  const hero = first((element) => attribute(element, "data-section") === "hero");
  const inBrand = insideOf(elements, (element) => hasWord(element, "class", "brand"));
  const logo = first((element) => element.tagName === "img" && inBrand.has(element));
  const hours = first((element) => element.tagName === "dl" && hasWord(element, "class", "hours"));
  return {
    name: textOf((element) => hasWord(element, "class", "brand-name")) || (logo && attribute(logo, "alt")) || title,
    headline: textOf(({ tagName }) => tagName === "h1"),
    lead: textOf((element) => hasWord(element, "class", "lead")),
    description: metaContent(document, "description"),
    telephone: phoneIn(links),
    email: mailIn(links),
    address: addressLines(elements),
    hours: hours ? hoursIn(rowsOf(hours), languageOf({ elements }), textsBeside(elements)) : [],
    hourRows: hours ? rowsOf(hours) : [],
    profiles: [...new Set(links.flatMap((link) => PROFILE.exec(attribute(link, "href") ?? "")?.input ?? []))],
    questions: outermost(elements, (element) => hasWord(element, "class", "qa")).flatMap(questionIn),
    parts: outermost(elements, ({ tagName }) => tagName === "section").flatMap(partIn),
    logo: (logo && attribute(logo, "src")) ?? null,
    picture: (hero && pictureIn(hero)) ?? null,
  };
}

/** The content of a named meta element; an empty text without one. */
export function metaContent({ head }: HtmlDocument, name: string): string {
  const meta = elementsOf(head).find(
    (element) =>
      element.tagName === "meta" &&
      [attribute(element, "name"), attribute(element, "property")].some((value) => value?.toLowerCase() === name),
  );
  return (meta && attribute(meta, "content")?.trim()) ?? "";
}

function shownElements(root: HtmlDocument["root"]): HtmlElement[] {
  const hidden = new Set<HtmlElement | null>();
  return elementsOf(root).filter((element) => {
    if (hidden.has(parentOf(element)) || attribute(element, "hidden") !== undefined || element.tagName === "template")
      hidden.add(element);
    return !hidden.has(element);
  });
}

/** Those of some elements, in source order, that stand in one of a kind. */
function insideOf(elements: HtmlElement[], test: (element: HtmlElement) => boolean): Set<HtmlElement> {
  const inside = new Set<HtmlElement>();
  for (const element of elements) {
    const around = parentOf(element);
    if (around && (inside.has(around) || test(around))) inside.add(element);
  }
  return inside;
}

/** Those of a kind that stand in no other one of it: each part of a page is read once. */
function outermost(elements: HtmlElement[], test: (element: HtmlElement) => boolean): HtmlElement[] {
  const inside = insideOf(elements, test);
  return elements.filter((element) => test(element) && !inside.has(element));
}

const textIn = (element: HtmlElement | undefined) => (element ? visibleText(element) : "");

const rowsOf = (hours: HtmlElement) =>
  elementsOf(hours)
    .filter((element) => hasWord(element, "class", "hours-row"))
    .map((row) => visibleText(row));

/** What a page says in sentences and lists, where it may say more of its hours. */
const textsBeside = (elements: HtmlElement[]) =>
  outermost(elements, ({ tagName }) => tagName === "p" || tagName === "li").map((element) => visibleText(element));

/** A page names its address in one of its first links. */
const MOST_ADDRESSES = 50;

function mailIn(links: HtmlElement[]): string | null {
  const addresses = links.flatMap((link) => /^mailto:([^?]+@[^?]+)/i.exec(attribute(link, "href") ?? "")?.[1] ?? []);
  const seen = links.map((link) => visibleText(link).toLowerCase());
  return (
    addresses.slice(0, MOST_ADDRESSES).find((address) => seen.some((text) => text.includes(address.toLowerCase()))) ??
    null
  );
}

function questionIn(element: HtmlElement): PageDetails["questions"] {
  const [question, answer] = ["question", "answer"].map((name) =>
    textIn(elementsOf(element).find((each) => hasWord(each, "class", name))),
  );
  return question && answer ? [{ question, answer }] : [];
}

/** Characters of a part that are enough to tell what is in it. */
const LONGEST_TEXT = 500;

function partIn(section: HtmlElement): PagePart[] {
  const id = attribute(section, "id");
  if (!id) return [];
  const heading = elementsOf(section).find(({ tagName }) => /^h[1-3]$/.test(tagName));
  const title = textIn(heading);
  if (!title) return [];
  return [{ id, title, text: shortened(textOfPart(section)) }];
}

/** What a part says in sentences, else what it lists. */
function textOfPart(section: HtmlElement): string {
  const elements = elementsOf(section);
  const inside = elements.filter(({ tagName }) => tagName === "p" || tagName === "li");
  const apart = insideOf(elements, ({ tagName }) => tagName === "li" || tagName === "form");
  const items = inside.filter(({ tagName }) => tagName === "li").map((item) => visibleText(item));
  const sentences = inside.filter(
    (element) => element.tagName === "p" && !apart.has(element) && !hasWord(element, "class", "actions"),
  );
  return [...sentences.map((element) => visibleText(element)), items.join("; ")].filter(Boolean).join(" ");
}

function shortened(text: string): string {
  const cut = text.slice(0, LONGEST_TEXT);
  return cut === text ? text : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}

const pictureIn = (hero: HtmlElement) => {
  const image = elementsOf(hero).find((element) => element.tagName === "img" && attribute(element, "src"));
  return image && attribute(image, "src");
};
