import { Marked } from "marked";
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from "sanitize-html";
import { escapeText } from "../../markup/html-document";
import { localReference, type Rename } from "../../markup/local-reference";

/** The page on which a post's text stands. */
export interface PostPlace {
  /** Leads from the page to the site's root, with a slash at its end. */
  root: string;
  /** Follows a file of the site to its published name. */
  rename: Rename;
  /** Whole address of the site; null where it is not known. */
  address: string | null;
}

const markdown = new Marked({ gfm: true, async: false });

const TEXT = [
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "p",
  "div",
  "span",
  "br",
  "hr",
  "blockquote",
  "q",
  "cite",
  "pre",
  "code",
  "kbd",
  "samp",
  "var",
];
const MARKS = [
  "em",
  "strong",
  "b",
  "i",
  "u",
  "s",
  "del",
  "ins",
  "mark",
  "small",
  "sub",
  "sup",
  "abbr",
  "time",
  "a",
  "img",
  "figure",
  "figcaption",
];
const LISTS = [
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
  "details",
  "summary",
];
const CELL = ["colspan", "rowspan", { name: "align", multiple: false, values: ["left", "center", "right"] }];
// What is inside these is no text for readers, or is read by other rules than the page's.
const TEXTLESS = [
  "script",
  "style",
  "textarea",
  "option",
  "select",
  "noscript",
  "noembed",
  "noframes",
  "iframe",
  "xmp",
  "plaintext",
  "template",
  "svg",
  "math",
  "title",
  "object",
];
/** Deeper than any text is meant to be. */
const NESTING_LIMIT = 40;

/**
 * The text of a post, Markdown with html in it, as html that can stand in a page: what is not on the list of allowed
 * tags, attributes and schemes is gone. Addresses inside the site are made to work from the page; others get a `rel`.
 */
export function renderPost(content: string, place: PostPlace): string {
  return sanitizeHtml(toHtml(content), optionsFor(place));
}

function toHtml(content: string): string {
  return isReadable(content) ? (markdown.parse(content) as string) : `<pre>${escapeText(content)}</pre>`;
}

const DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){50}/m;
const MOST_COLUMNS = 500;
const MOST_MARKS = 2_000;
/** Addresses in a paragraph, and lines in it that could part the head of a table from its rows. */
const MOST_ADDRESSES = 2_000;

/**
 * Whether somebody may have written this as Markdown. Reading takes time by the square of these numbers, seconds for
 * what no person writes: such a text is shown as it stands.
 */
function isReadable(content: string): boolean {
  if (DEEP.test(content)) return false;
  const isWide = content.split("\n").some((line) => count(line, /\|/g) > MOST_COLUMNS);
  return !isWide && content.split(/\n\s*\n/).every(isReadableParagraph);
}

const isReadableParagraph = (paragraph: string) =>
  count(paragraph, /[*_~]/g) <= MOST_MARKS &&
  count(paragraph, /:\/\/|www\.|@|^[ \t]*[|:-][ \t|:-]*$/gm) <= MOST_ADDRESSES;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function optionsFor(place: PostPlace): IOptions {
  return {
    allowedTags: [...TEXT, ...MARKS, ...LISTS],
    nonTextTags: TEXTLESS,
    allowedAttributes: {
      "*": ["lang", "dir", "title"],
      a: ["href", "rel"],
      img: ["src", "alt", "width", "height", "loading", "decoding"],
      ol: ["start"],
      time: ["datetime"],
      th: CELL,
      td: CELL,
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https"] },
    nestingLimit: NESTING_LIMIT,
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
    transformTags: {
      h1: "h2",
      a: (tagName, attribs) => link(tagName, attribs, place),
      img: (tagName, attribs) => picture(tagName, attribs, place),
    },
  };
}

/** What is no path of the site and may stand. */
const LEADS_AWAY = /^\s*(?:https?:|mailto:|tel:|[/\\]{2})/i;
// Neither mail addresses nor phone numbers.
const ELSEWHERE = /^\s*(?:https?:|[/\\]{2})/i;

function link(tagName: string, { href, ...rest }: Attributes, place: PostPlace): Tag {
  delete rest.rel;
  if (href === undefined) return { tagName, attribs: rest };
  const inside = ownAddress(href, place);
  if (inside !== null) return { tagName, attribs: { ...rest, href: inside } };
  if (!LEADS_AWAY.test(href)) return { tagName, attribs: rest };
  const isOwn = place.address !== null && href.startsWith(place.address);
  return {
    tagName,
    attribs: ELSEWHERE.test(href) && !isOwn ? { ...rest, href, rel: "noopener nofollow" } : { ...rest, href },
  };
}

function picture(tagName: string, { src, alt = "", ...rest }: Attributes, place: PostPlace): Tag {
  const attribs: Attributes = { ...rest, alt, loading: "lazy", decoding: "async" };
  const inside = src === undefined ? null : ownAddress(src, place);
  if (inside !== null) attribs.src = inside;
  else if (src !== undefined && LEADS_AWAY.test(src)) attribs.src = src;
  return { tagName, attribs };
}

/**
 * An address inside the site, from the page; bare anchors and queries are those of the start page. Null for one that
 * leads elsewhere.
 */
function ownAddress(address: string, { root, rename }: PostPlace): string | null {
  const anchor = address.trim();
  if (/^[#?]/.test(anchor)) return root + anchor;
  const local = localReference(address);
  if (local === null) return null;
  return root + (rename(local.path) ?? local.path.split("/").map(encodeURIComponent).join("/")) + local.suffix;
}
