import { isElement, isText, numberOf, parentOf } from "../markup/element";
import { BLOCKS, INTERACTIVE, UNSEEN } from "../markup/element-kinds";
import { attribute, hasWord, type HtmlElement, type HtmlNode } from "../markup/html-document";
import type { EditablePage } from "../markup/page";

/** Text of a page that is read as one line, and which of its characters stand in which element. */
export interface PageLine {
  text: string;
  pieces: { start: number; end: number; element: HtmlElement }[];
  /** What it is quoted in. */
  isQuote: boolean;
}

/**
 * Cells of a row and a term with its description say one thing together: these go on with the line, and those do not
 * end it.
 */
const GOES_ON = new Set(["td", "th", "dd"]);
const LEADS_ON = new Set(["td", "th", "dt"]);
const SKIPPED = (element: HtmlElement) =>
  UNSEEN.has(element.tagName) ||
  attribute(element, "hidden") !== undefined ||
  attribute(element, "data-contact-form") !== undefined ||
  hasWord(element, "class", "to-top");

/**
 * The lines of a page's body from top to bottom, white space collapsed; hidden parts and the contact form are left out.
 */
export function pageLines(body: HtmlElement): PageLine[] {
  const reader = new LineReader();
  reader.read(body, false);
  return reader.lines();
}

class LineReader {
  private readonly done: PageLine[] = [];
  private line: PageLine = emptyLine(false);
  /** Whether the line is empty or ends with a blank; to ask its text would write all of it anew. */
  private isAtBlank = true;

  lines(): PageLine[] {
    this.end(false);
    return this.done;
  }

  read(element: HtmlElement, isQuote: boolean): void {
    let before: HtmlNode | undefined;
    for (const child of element.childNodes) {
      if (isText(child)) this.add(child.value, element);
      if (isElement(child) && !SKIPPED(child))
        this.readElement(child, before, isQuote || child.tagName === "blockquote" || child.tagName === "q");
      before = child;
    }
  }

  private readElement(element: HtmlElement, before: HtmlNode | undefined, isQuote: boolean): void {
    const isBlock = element.tagName === "br" || BLOCKS.has(element.tagName) || isBesideAnother(element, before);
    if (isBlock && !GOES_ON.has(element.tagName)) this.end(isQuote);
    else if (GOES_ON.has(element.tagName) && this.line.text !== "") this.add(", ", element);
    this.read(element, isQuote);
    if (isBlock && !LEADS_ON.has(element.tagName)) this.end(isQuote);
  }

  private add(value: string, element: HtmlElement): void {
    const { text, pieces } = this.line;
    const words = value.replace(/[ \t\n\f\r]+/g, " ");
    const added = this.isAtBlank ? words.replace(/^ /, "") : words;
    if (added === "") return;
    pieces.push({ start: text.length, end: text.length + added.length, element });
    this.line.text += added;
    this.isAtBlank = added.endsWith(" ");
  }

  private end(isQuote: boolean): void {
    if (this.line.text.trim() !== "") this.done.push(this.line);
    this.line = emptyLine(isQuote);
    this.isAtBlank = true;
  }
}

/** Links and buttons without a blank between them are set apart by the style. */
const isBesideAnother = (element: HtmlElement, before: HtmlNode | undefined) =>
  INTERACTIVE.has(element.tagName) && before !== undefined && isElement(before) && INTERACTIVE.has(before.tagName);

const emptyLine = (isQuote: boolean): PageLine => ({ text: "", pieces: [], isQuote });

/** Pieces stand in order and side by side: where the first one is, is asked of half of those left each time. */
function piecesBetween(pieces: PageLine["pieces"], start: number, end: number): PageLine["pieces"] {
  let [from, to] = [0, pieces.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (pieces[middle]!.end > start) to = middle;
    else from = middle + 1;
  }
  let last = from;
  while (last < pieces.length && pieces[last]!.start < end) last += 1;
  return pieces.slice(from, last);
}

/** The number of the innermost element that holds all characters of a line between two offsets. */
export function nodeOf(page: EditablePage, { pieces }: PageLine, start: number, end: number): number {
  const [first, ...others] = piecesBetween(pieces, start, end);
  let holder: HtmlElement | null = first?.element ?? pieces[0]!.element;
  const holds = (outer: HtmlElement, inner: HtmlElement) => {
    for (let at: HtmlElement | null = inner; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  while (holder && (numberOf(page, holder) === undefined || !others.every(({ element }) => holds(holder!, element))))
    holder = parentOf(holder);
  return holder ? numberOf(page, holder)! : 0;
}
