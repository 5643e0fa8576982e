import { nodeOf, pageLines, type PageLine } from "../claims/page-lines";
import type { FactSubject } from "../facts/read-fact";
import { ancestorsOf, numberOf } from "../markup/element";
import { sectionElements, sectionKind } from "../markup/find-sections";
import { elementsOf, type HtmlElement } from "../markup/html-document";
import { oncePerPage, type EditablePage, type NodeId } from "../markup/page";
import { listSections } from "../markup/sections";
import { editableAt } from "../markup/texts";
import type { SectionKind } from "../site/section-kinds";

/** Where something of the owner's stands in a page, or where it would be put right. */
export interface Place {
  /** The text to change, or the section. */
  node: NodeId;
  /** The section's name in the owner's words; null above and below all sections. */
  section: string | null;
  /** Whether the page says it there in these words. */
  isSaid: boolean;
}

/** Where a page of ours shows facts of each subject; wishes are followed everywhere. */
const SHOWN_IN: Record<FactSubject, readonly SectionKind[]> = {
  phone: ["contact"],
  email: ["contact"],
  address: ["visit", "contact"],
  social: ["contact"],
  hours: ["visit"],
  prices: ["prices", "services"],
  services: ["services", "prices"],
  people: ["people", "about"],
  dates: ["dates"],
  areas: ["areas"],
  credentials: ["credentials"],
  figures: ["figures"],
  established: ["about"],
  languages: ["visit", "about"],
  quotes: ["quotes"],
  questions: ["faq"],
  colours: [],
  wishes: [],
  asides: [],
};

/** A line of a page with the section that it stands in. */
interface PlacedLine {
  line: PageLine;
  folded: string;
  section: HtmlElement | undefined;
  /** The elements around it, the page first. */
  path: HtmlElement[];
}

/** What belongs together stands in so many lines of one section: a dish, its detail and its price. */
const TOGETHER = 4;

/**
 * Where a page says a fact: all its parts side by side, in a section for such facts first. Else the section where it
 * would stand; null where there is none.
 */
export function placeOfFact(page: EditablePage, about: FactSubject, parts: readonly string[]): Place | null {
  const kinds: readonly string[] = SHOWN_IN[about];
  const isMeant = ({ section }: PlacedLine) => section !== undefined && kinds.includes(sectionKind(section));
  const lines = linesOf(page);
  const wanted = parts.map(fold);
  const said = wanted.length > 0 && (saying(lines, wanted, isMeant) ?? saying(lines, wanted, () => true));
  if (said) return placeOf(page, said, said.folded.indexOf(wanted[0]!), wanted[0]!.length);
  const section = kinds.map((kind) => listSections(page).find((each) => each.kind === kind)).find(Boolean);
  return section ? { node: section.node, section: section.name, isSaid: false } : null;
}

/** Where a page says a sentence of the owner's, or its beginning or end; null where it does not. */
export function placeOfSentence(page: EditablePage, sentence: string): Place | null {
  const folded = fold(sentence).replace(/[.!?؟]$/, "");
  for (const part of [folded, folded.slice(0, PART), folded.slice(-PART)]) {
    const said = linesOf(page).find((line) => line.folded.includes(part));
    if (said) return placeOf(page, said, said.folded.indexOf(part), part.length);
  }
  return null;
}

/** So many letters of a sentence stand nowhere else. */
const PART = 28;

/**
 * The line that says the first part, with the others close by; of several the one that shares the innermost element
 * with them: two dishes of one price stand side by side.
 */
function saying(
  lines: readonly PlacedLine[],
  [first, ...others]: string[],
  isMeant: (line: PlacedLine) => boolean,
): PlacedLine | undefined {
  let best: { line: PlacedLine; depth: number } | undefined;
  lines.forEach((line, index) => {
    if (!line.folded.includes(first!) || !isMeant(line)) return;
    const around = lines.slice(Math.max(0, index - TOGETHER), index + TOGETHER + 1);
    const depths = others.map((other) => depthShared(line, around, other));
    const depth = Math.min(line.path.length, ...depths);
    if (depth > (best?.depth ?? 0)) best = { line, depth };
  });
  return best?.line;
}

/** How deep the innermost element is that holds a line and one that says a part; 0 where no line of the section does. */
function depthShared({ path, section }: PlacedLine, around: readonly PlacedLine[], part: string): number {
  const saying = around.filter((other) => other.section === section && other.folded.includes(part));
  return Math.max(0, ...saying.map((other) => shared(path, other.path)));
}

function shared(path: readonly HtmlElement[], other: readonly HtmlElement[]): number {
  const at = path.findIndex((element, depth) => element !== other[depth]);
  return at === -1 ? path.length : at;
}

const linesOf = oncePerPage((page): PlacedLine[] => {
  const body = elementsOf(page.root).find(({ tagName }) => tagName === "body");
  const sections = new Set<HtmlElement>(sectionElements(page));
  return (body ? pageLines(body) : []).map((line) => {
    const path = [...ancestorsOf(line.pieces[0]!.element)].toReversed();
    return { line, folded: fold(line.text), section: path.find((element) => sections.has(element)), path };
  });
});

function placeOf(page: EditablePage, { line, section }: PlacedLine, start: number, length: number): Place {
  const number = section && numberOf(page, section);
  const name = listSections(page).find(({ node }) => node === number)?.name ?? null;
  const node = nodeOf(page, line, start, start + length);
  return { node: editableAt(page, node) ?? node, section: name, isSaid: true };
}

/** Keeps the length, so that offsets stay: a letter whose small form is longer stays as it is. */
const fold = (text: string) => {
  const plain = text.replace(/\s/g, " ");
  const small = plain.toLowerCase();
  return small.length === plain.length ? small : plain;
};
