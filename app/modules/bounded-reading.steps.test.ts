import fc from "fast-check";
import { expect, it } from "vitest";
import { readMarkup } from "~/integrations/reference/read-markup";
import { readStyle } from "~/integrations/reference/read-style";
import { growth } from "../../tests/setup/count-steps";
import { findPageClaims } from "./claims/find-page-claims";
import { prepareSources } from "./claims/prepare-sources";
import { understand } from "./designer/understanding/understand";
import { removeDuplicateForms } from "./contact-form/remove-duplicate-forms";
import { findContactForm } from "./contact-form/find-forms";
import { changedPlaces } from "./markup/changed-places";
import { readRules } from "./markup/css-declarations";
import { elementsOf, readDocument } from "./markup/html-document";
import { readPage } from "./markup/page";
import { readThings } from "./page-roles/read-things";
import { cssDepth } from "./markup/css-depth";
import { readFacts } from "./facts/read-facts";
import { htmlToText } from "./generation/intake/html-to-text";
import { rtfText } from "./generation/intake/rtf-text";
import { tidyText } from "./generation/intake/tidy-text";
import { treeSize } from "./markup/tree-size";
import { plainText } from "./assembly/pages/plain-text";
import { rewriteCss } from "./assembly/rewrite-css";
import { readPageDetails } from "./assembly/sharing/page-details";
import { withoutTags } from "~/lib/without-tags";

const WORDS = [
  "a",
  " ",
  "\n",
  ", ",
  "- a\n",
  "(",
  "|a|b\n",
  "12 ",
  "$35, ",
  "3 May, ",
  "Mon-Fri 9-5, ",
  "030 1234567 ",
  "Dr Ann Lee ",
  "12 Mill Lane, 10115 Berlin, ",
  "“So.” ",
  "a@b.de ",
  "since 1990. ",
  "# A\n",
  "Why?\nSo.\n",
];
const REQUESTS = [
  "change the headline to a ",
  "and the button to b, ",
  "make it bigger. ",
  "make the buttons green and ",
  '"a" ',
  "'a ",
  "“a ",
  ": ",
  "under the headline ",
  "We had a good summer. ",
  "Überschriftfarbe ",
];
const TAGS = [
  "<div>",
  "</div>",
  "<p>a",
  "<table>x",
  "<ul><li>",
  "<form><input name=email>",
  "</form>",
  "&",
  "<",
  "<!--",
  "<a href=mailto:a@b>c</a>",
  "<section id=a><h2>a</h2>",
  "<style>a{",
  "<b>",
  "<div class=qa>",
  "<img alt='$35'>",
  "12 Mill Lane, 10115 Berlin ",
];
const CSS = [
  "a{color:red}",
  "{",
  "}",
  "/* ",
  "url(",
  '"',
  '\\"',
  "@media x{",
  "var(--a ",
  "@import ",
  ";",
  "rgb(",
  "&{",
];
const RTF = ["{", "}", "\\u1 a", "\\'41", "{\\*\\x}", "\\f1 ", "\\bin1 ", "a"];

let pages = 0;
/** A page that was not read before: the one read last is remembered. */
const page = (body: string) =>
  `<!doctype html><html><head><title>a</title></head><body>${body}</body></html><!-- ${(pages += 1)} -->`;
/** As far as a page can be kept at all. */
const kept = (body: string) =>
  treeSize(body).depth > 512 ? body.replaceAll(/<(?:div|ul|table|form|section|b)\b[^>]*>/g, "<p>") : body;

/** A letter changed here and there. */
const splicesIn = (part: "html" | "css", text: string, offset: number) =>
  Array.from({ length: Math.floor(text.length / 10) }, (_, index) => ({
    part,
    start: index * 10 + offset,
    end: index * 10 + offset + 1,
    text: "x",
  }));

type Reader = [name: string, pieces: string[], read: (text: string) => unknown];
const READERS: Reader[] = [
  ["facts of the owner's text", WORDS, readFacts],
  ["owners' words, for claims", WORDS, (text) => prepareSources([{ name: "brief", text }])],
  ["a page's claims", TAGS, (html) => findPageClaims(page(kept(html)))],
  ["text of a document", TAGS, (html) => tidyText(htmlToText(html))],
  ["text of an RTF document", RTF, (text) => rtfText(`{\\rtf1${text}`)],
  [
    "requests of a letter to the designer",
    REQUESTS,
    (message) =>
      understand({
        message,
        code: { html: page("<h1>a</h1><a class=button>b</a>"), css: "", javascript: "" },
        form: null,
      }),
  ],
  [
    "what the parts of a page are",
    TAGS,
    (html) => {
      const code = { html: page(kept(html)), css: "div > p{color:red}.qa b{padding:4px}", javascript: "" };
      return readThings({ code, page: readPage(code.html) });
    },
  ],
  ["a page's size as a tree", TAGS, treeSize],
  ["a page's elements", TAGS, (html) => elementsOf(readDocument(page(kept(html))).root)],
  [
    "places that two changed in a page",
    TAGS,
    (html) => changedPlaces("html", html, splicesIn("html", html, 0), splicesIn("html", html, 3)),
  ],
  [
    "places that two changed in a stylesheet",
    CSS,
    (css) => changedPlaces("css", css, splicesIn("css", css, 0), splicesIn("css", css, 3)),
  ],
  ["duplicate forms", TAGS, (html) => removeDuplicateForms({ html: page(kept(html)), css: "", javascript: "" })],
  ["the contact form", TAGS, (html) => findContactForm(page(kept(html)))],
  ["a page's facts", TAGS, (html) => readPageDetails(readDocument(page(kept(html))), "a")],
  ["a post's beginning", TAGS, plainText],
  ["text without tags", TAGS, withoutTags],
  ["addresses in a stylesheet", CSS, (css) => rewriteCss(css, () => null)],
  ["rules of a stylesheet", CSS, (css) => readRules(`/*${(pages += 1)}*/${css}`)],
  ["brackets of a stylesheet", CSS, cssDepth],
  ["a reference's markup", TAGS, (html) => readStyle(readMarkup(html), [])],
  ["a reference's stylesheet", CSS, (css) => readStyle(readMarkup(""), [css])],
];

const SIZE = 3_000;
/** A few texts that are always the same; others with FULL=1. */
const runs = process.env.FULL ? { numRuns: 100 } : { numRuns: 2, seed: 40 };

it.each(READERS)(
  "%s: twice the text is about twice the work, whatever stands in it",
  { timeout: 120_000 },
  async (_name, pieces, read) => {
    const hostile = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(hostile, async (piece) => {
        const once = piece.repeat(Math.ceil(SIZE / piece.length));
        expect(await growth(read, once, once.repeat(2))).toBeLessThan(2.8);
      }),
      runs,
    );
  },
);
