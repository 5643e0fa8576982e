import { scanHtml } from "~/lib/scan-html";

const SILENT = new Set(["script", "style", "head", "template", "noscript", "svg"]);
const PARAGRAPHS = new Set("p h1 h2 h3 h4 h5 h6 table ul ol blockquote pre section hr".split(" "));
const LINES = new Set("br li tr div dt dd address".split(" "));
const LISTS = new Set(["ul", "ol"]);
const HEADINGS = new Set("h1 h2 h3 h4 h5 h6".split(" "));
const CELLS = new Set(["td", "th"]);

/**
 * The text of markup with its structure kept readable: paragraphs apart, headings as "# ", list items as "- " or
 * "1. ", table rows as lines whose cells are parted by tabs.
 * @param paragraph what parts paragraphs: in a word processor's document each line is one
 */
export function htmlToText(html: string, paragraph: "\n" | "\n\n" = "\n\n"): string {
  const lines = new LineWriter(paragraph);
  let silent: string | null = null;
  scanHtml(html, {
    open(tag) {
      // A head may end without saying so.
      if (tag === "body") silent = null;
      if (!silent && SILENT.has(tag)) silent = tag;
      if (!silent) lines.open(tag);
    },
    close(tag) {
      if (!silent) lines.close(tag);
      else if (silent === tag) silent = null;
    },
    text(text) {
      if (!silent) lines.text(text);
    },
  });
  return lines.toString();
}

class LineWriter {
  private out: string[] = [];
  /** What parts the next text from the last: nothing is written for elements without text. */
  private gap = "";
  private inCell = false;
  /** The lists around this place: the number of the last item, or null where items bear none. */
  private lists: (number | null)[] = [];

  constructor(private readonly paragraph: string) {}

  open(tag: string): void {
    if (CELLS.has(tag)) this.inCell = true;
    else this.part(tag);
    if (LISTS.has(tag)) this.lists.push(tag === "ol" ? 0 : null);
    if (!this.inCell) this.gap += this.mark(tag);
  }

  close(tag: string): void {
    if (LISTS.has(tag)) this.lists.pop();
    if (!CELLS.has(tag)) return this.part(tag);
    this.inCell = false;
    this.out.push(`${this.gap}\t`);
    this.gap = "";
  }

  text(text: string): void {
    const words = text.replace(/\s+/g, " ");
    if (this.gap && words === " ") return;
    this.out.push(this.gap, this.gap ? words.trimStart() : words);
    this.gap = "";
  }

  toString(): string {
    return this.out.join("");
  }

  private mark(tag: string): string {
    if (HEADINGS.has(tag)) return "# ";
    if (tag !== "li") return "";
    const last = this.lists.at(-1) ?? null;
    if (last === null) return "- ";
    this.lists[this.lists.length - 1] = last + 1;
    return `${last + 1}. `;
  }

  private part(tag: string): void {
    const wanted = tag === "p" ? this.paragraph : breakFor(tag);
    // Inside a cell paragraphs must not break the row.
    if (this.inCell) this.gap ||= wanted && " ";
    else if (wanted.length > this.gap.length) this.gap = wanted;
  }
}

function breakFor(tag: string): string {
  if (PARAGRAPHS.has(tag)) return "\n\n";
  return LINES.has(tag) ? "\n" : "";
}
