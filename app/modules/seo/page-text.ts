import { scanHtml } from "~/lib/scan-html";

/** A piece of a page's text, and how much its words tell of what the page is about. */
export interface Passage {
  text: string;
  weight: number;
}

export interface PageText {
  title: string;
  /** Content of the first `<meta name>` of each name, in lower case. */
  metas: Map<string, string>;
  passages: Passage[];
}

/** Said in the title and in headings it counts for more than said in passing. */
const WEIGHTS: Record<string, number> = { title: 6, h1: 5, h2: 3, h3: 2, h4: 2 };

/** What every page has: menus, forms and buttons say nothing about what this one is about. */
const NOT_READ = new Set(["script", "style", "template", "noscript", "nav", "form", "button", "svg", "iframe"]);

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** Reads title, meta elements and text of a page. The markup may be anybody's: see `scanHtml`. */
export function readPageText(html: string): PageText {
  const metas = new Map<string, string>();
  const passages: Passage[] = [];
  const skipped: string[] = [];
  let within: string | null = null;
  let title = "";
  scanHtml(html, {
    open(tag, attributes) {
      if (tag === "meta") noteMeta(metas, attributes);
      if (NOT_READ.has(tag)) skipped.push(tag);
      if (tag in WEIGHTS) within = tag;
    },
    close(tag) {
      if (skipped.at(-1) === tag) skipped.pop();
      if (tag === within) within = null;
    },
    text(text) {
      if (skipped.length > 0) return;
      if (within === "title") title += text;
      passages.push({ text, weight: within ? WEIGHTS[within]! : 1 });
    },
  });
  return { title: tidy(title), metas, passages };
}

function noteMeta(metas: Map<string, string>, attributes: Map<string, string>): void {
  const name = attributes.get("name")?.toLowerCase();
  const content = tidy(attributes.get("content") ?? "");
  if (name && content && !metas.has(name)) metas.set(name, content);
}
