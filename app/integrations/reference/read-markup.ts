import { scanHtml } from "~/lib/scan-html";
import { sectionHint } from "./section-hint";

/** What a page's markup tells about its look. */
export interface Markup {
  /** Text of style elements, and style attributes as rules. */
  css: string;
  /** `href` of linked stylesheets, in order. */
  stylesheets: string[];
  /** Every class in the page; rules of a framework that name none of them colour nothing. */
  classes: Set<string>;
  /** Classes of html and body. */
  bodyClasses: Set<string>;
  themeColor: string | null;
  /** Parts of the page in their order, as words of a closed list. */
  sections: string[];
}

const HEADINGS = new Set(["h1", "h2", "h3"]);
const PARTS = new Set(["section", "article", "div", "footer", "header"]);

/** Reads a page's markup. Of its text only the kind of part that a heading names is kept. */
export function readMarkup(html: string): Markup {
  const markup: Markup = {
    css: "",
    stylesheets: [],
    classes: new Set(),
    bodyClasses: new Set(),
    themeColor: null,
    sections: [],
  };
  let reading: "style" | "heading" | null = null;
  scanHtml(html, {
    open(tag, attributes) {
      if (tag === "style") reading = "style";
      if (HEADINGS.has(tag)) reading = "heading";
      noteClasses(markup, tag, attributes);
      noteStyle(markup, tag, attributes);
      if (PARTS.has(tag)) noteSection(markup, `${attributes.get("id") ?? ""} ${attributes.get("class") ?? ""}`);
    },
    close(tag) {
      if (tag === "style" || HEADINGS.has(tag)) reading = null;
    },
    text(text) {
      if (reading === "style") markup.css += text;
      else if (reading === "heading") noteSection(markup, text);
    },
  });
  return markup;
}

function noteClasses(markup: Markup, tag: string, attributes: Map<string, string>): void {
  const names = (attributes.get("class") ?? "").split(/\s+/).filter(Boolean);
  for (const name of names) markup.classes.add(name);
  if (tag === "body" || tag === "html") for (const name of names) markup.bodyClasses.add(name);
}

function noteStyle(markup: Markup, tag: string, attributes: Map<string, string>): void {
  const rel = attributes.get("rel")?.toLowerCase().split(/\s+/) ?? [];
  const href = attributes.get("href");
  if (tag === "link" && href && rel.includes("stylesheet") && !rel.includes("alternate")) {
    markup.stylesheets.push(href);
  }
  if (tag === "meta" && attributes.get("name")?.toLowerCase() === "theme-color") {
    markup.themeColor = attributes.get("content") ?? null;
  }
  const style = attributes.get("style");
  if (style) markup.css += `\n${tag === "html" ? "body" : tag}{${style.replace(/[{}]/g, " ")}}\n`;
}

function noteSection(markup: Markup, words: string): void {
  const hint = sectionHint(words);
  if (hint && !markup.sections.includes(hint)) markup.sections.push(hint);
}
