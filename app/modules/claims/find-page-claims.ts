import { numberOf, parentOf } from "../markup/element";
import { attribute, elementsOf, type HtmlElement } from "../markup/html-document";
import { oncePerPage, readPage, type EditablePage } from "../markup/page";
import { collapseSpace } from "../markup/visible-text";
import { splitStatements } from "./statements";
import type { PageClaim, TextClaim } from "./claim";
import { findClaims } from "./find-claims";
import { once } from "./once";
import { labelAbove, labelBelow } from "./line-labels";
import { nodeOf, pageLines, type PageLine } from "./page-lines";

const DESCRIPTIONS = new Set(["description", "og:title", "og:description", "twitter:title", "twitter:description"]);

/**
 * The claims of a page as visitors, search engines and screen readers read it, in source order: its title and
 * descriptions, its text, what its pictures are said to show, and the numbers and addresses behind its links. Hidden
 * parts, placeholders and the contact form are left out.
 */
export function findPageClaims(html: string): PageClaim[] {
  const page = readPage(html);
  const read = once(findClaims);
  const body = page.elements.find(({ tagName }) => tagName === "body");
  const beside = page.elements.flatMap((element, node) =>
    !SAYING.has(element.tagName)
      ? []
      : statedBeside(element)
          .flatMap(inReach)
          .flatMap((text) => claimsOf({ context: text, claims: read(text) }, () => node, page)),
  );
  // What a link says in words comes first: where it leads says the same once more.
  const inOrder = [...(body ? textClaims(page, body, read) : []), ...beside].sort((a, b) => a.node - b.node);
  return inOrder.filter(
    (claim, index) =>
      !inOrder.slice(Math.max(0, index - 8), index).some(({ key, node }) => key === claim.key && node === claim.node),
  );
}

const SAYING = new Set(["title", "meta", "img", "a"]);

/** What an element says other than by its text. */
function statedBeside(element: HtmlElement): string[] {
  const { tagName } = element;
  if (tagName === "title")
    return element.childNodes.flatMap((child) => ("value" in child ? [collapseSpace(child.value)] : []));
  if (tagName === "meta")
    return DESCRIPTIONS.has(attribute(element, "name") ?? attribute(element, "property") ?? "")
      ? [attribute(element, "content") ?? ""]
      : [];
  if (tagName === "img") return [attribute(element, "alt") ?? ""];
  const way = tagName === "a" && /^(?:tel|mailto):([^?]+)/i.exec(attribute(element, "href") ?? "")?.[1];
  return way ? [decoded(way)] : [];
}

/** Letters of a text that is read in one piece, as of a description. */
const REACH = 1_000;

/** A text that is longer is read sentence by sentence, as the page is. */
const inReach = (text: string) =>
  text.length > REACH ? splitStatements(text).map((sentence) => sentence.text) : [text];

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function textClaims(page: EditablePage, body: HtmlElement, read: typeof findClaims): PageClaim[] {
  const lines = pageLines(body);
  return lines.flatMap((line, index) =>
    splitStatements(line.text).flatMap((sentence) =>
      claimsOf(
        { context: sentence.text, claims: read(sentence.text) },
        (start, end) => nodeOf(page, line, sentence.start + start, sentence.start + end),
        page,
      ).map((claim) => withLabel(claim, lines, index)),
    ),
  );
}

function withLabel(claim: PageClaim, lines: readonly PageLine[], index: number): PageClaim {
  const label = claim.kind === "person" ? labelBelow(lines, index) : labelAbove(lines, index);
  return label ? { ...claim, label } : claim;
}

function claimsOf(
  { context, claims }: { context: string; claims: TextClaim[] },
  nodeAt: (start: number, end: number) => number,
  page: EditablePage,
): PageClaim[] {
  return claims.map((claim) => {
    const node = nodeAt(claim.start, claim.end);
    return { ...claim, context, node, section: sectionOf(page, node) };
  });
}

/** For each element the innermost section that it stands in. */
const sectionsOf = oncePerPage((page) => {
  const sections = new Map<HtmlElement | null, HtmlElement | undefined>();
  for (const element of elementsOf(page.root))
    sections.set(element, isSection(element) ? element : sections.get(parentOf(element)));
  return sections;
});

const isSection = (element: HtmlElement) =>
  attribute(element, "data-section") !== undefined || element.tagName === "section";

function sectionOf(page: EditablePage, node: number): string | null {
  const section = sectionsOf(page).get(page.elements[node] ?? null);
  return (section && numberOf(page, section) !== undefined && attribute(section, "id")) || null;
}
