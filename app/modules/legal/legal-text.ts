import { Marked, type Token, type Tokens } from "marked";
import sanitizeHtml from "sanitize-html";

/** A text of the operator's, ready to be shown. */
export interface LegalText {
  title: string;
  /** Sanitised markup, without the title. */
  html: string;
}

const markdown = new Marked();
const DEEPEST = 6;

// An operator's own file is trusted to say what it wants, not to bring scripts or pictures of others into the app.
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "a",
    "br",
    "hr",
    "blockquote",
    "code",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: { a: ["href"], th: ["align"], td: ["align"], ol: ["start"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/**
 * Turns a Markdown text into a page's title and body. `{{NAME}}` gives the value of that name; an unknown one stays as
 * it is. The first heading is the title; those after it begin at the second level and leave none out.
 * @throws Error for a text without a heading
 */
export function renderLegalText(source: string, values: Record<string, string>): LegalText {
  const filled = source.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  const tokens = markdown.lexer(filled);
  const titleAt = tokens.findIndex(isHeading);
  if (titleAt === -1) throw new Error("there is no heading in it");
  const title = (tokens[titleAt] as Tokens.Heading).text;
  tokens.splice(titleAt, 1);
  orderHeadings(tokens);
  return { title, html: sanitizeHtml(markdown.parser(tokens), ALLOWED) };
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

function orderHeadings(tokens: Token[]) {
  let level = 1;
  for (const heading of tokens.filter(isHeading)) {
    level = Math.min(Math.max(heading.depth, 2), level + 1, DEEPEST);
    heading.depth = level;
  }
}
