import type { NodeId } from "../../../markup/page";
import { queryAll } from "../../../cascade/query";
import type { OpenedSite } from "../../../operations/opened-site";

/** A kind of element as owners name it. The first of the selectors that means anything on the page is taken. */
export interface Noun {
  /** Matches the whole of what an owner calls it. */
  says: RegExp;
  name: string;
  selectors: string[];
  /** Where several are meant, all are: 'the buttons'. Otherwise the one must be clear. */
  many?: boolean;
}

const noun = (says: string, name: string, selectors: string[], many = false): Noun => ({
  says: new RegExp(`^(?:${says})$`, "i"),
  name,
  selectors,
  many,
});

const BUTTONS = [
  ".button",
  "a.btn, button.btn, .btn",
  "a[class*=button], button:not([aria-expanded]), input[type=submit]",
];
const LOGO = [
  ".brand img, img.logo, header img[class*=logo], header img[alt*=logo i], img[alt=logo i]",
  ".brand-name",
  "header [class*=logo], header [class*=brand]",
];
const PICTURES = ["main img", "body img"];
const PRICE = [".price-value, .picked-price, .service-price, .line-price", "[class*=price]:not(:has([class*=price]))"];

export const NOUNS: Noun[] = [
  noun(
    "(?:main |page |hero |big |website )?(?:headline|main heading|page title|title|h1)|main title|heading at the top|hero (?:heading|text|title)",
    "headline",
    ["h1", "h2"],
  ),
  noun(
    "(?:all )?(?:section|sub-?section) (?:headings|titles|headlines|headers)|h2s?|headings of the sections",
    "section headings",
    ["main h2", "h2"],
    true,
  ),
  noun("headings|headlines|titles|headers|headings and titles", "headings", ["h1, h2, h3, h4"], true),
  noun("sub-?headings|sub-?titles|small headings|h3s?", "smaller headings", ["h3"], true),
  noun("heading|title|headline|name|h2", "heading", ["h1, h2"]),
  noun(
    "(?:text|words|line|sentence|paragraph) (?:under|below|beneath|after|next to) the (?:headline|title|main heading|heading)|tag ?line|sub-?title|sub-?heading|sub-?headline|lead|lead text|lead paragraph|slogan|strapline|(?:intro|introduction|hero) ?(?:text|paragraph|sentence)",
    "text under the headline",
    [".hero .lead, .lead", "h1 + p, h1 ~ p:first-of-type", ".tagline"],
  ),
  noun(
    "(?:text|words|line) (?:above|over|before) the (?:headline|title|heading)|eyebrow|kicker",
    "line above the headline",
    [".eyebrow", "p:has(+ h1)"],
  ),
  noun("logo|logo (?:image|picture|text)|site logo|brand", "logo", LOGO),
  noun(
    "(?:business|company|shop|site|website|restaurant|practice) name|name of (?:the|our|my) (?:business|company|shop|site)",
    "business name",
    [".brand-name, .footer-name", "header [class*=brand], header [class*=logo]"],
    true,
  ),
  noun("(?:call.to.action|cta|main|primary|action) buttons?|buttons", "buttons", BUTTONS, true),
  noun("button|link button", "button", BUTTONS),
  noun(
    "(?:navigation|nav|menu|header|top) (?:links?|items?|entries|texts?)|links in the (?:menu|navigation|header|nav)",
    "navigation links",
    ["header nav a, .site-nav a", "nav a"],
    true,
  ),
  noun("links", "links", ["main p a:not(.button), main li a:not(.button)", "main a"], true),
  noun("link|menu (?:entry|item)", "link", ["a:not(.button)"]),
  noun("navigation|nav|nav ?bar|navigation bar|menu bar|top bar|site header|page header|header bar|header", "header", [
    ".site-header",
    "body > header",
    "header",
    "nav",
  ]),
  noun("footer|page footer|site footer|bottom bar", "footer", [".site-footer", "body > footer", "footer"]),
  noun(
    "(?:all |body |main |normal |running |paragraph )?(?:text|texts|copy|writing|letters|words)|paragraphs|body|body copy",
    "text",
    ["body"],
    true,
  ),
  noun("prices|price (?:figures|numbers|tags|values)|amounts", "prices", PRICE, true),
  noun("price names|dish names|names in the (?:menu|price list)", "names in the price list", [".price-name"], true),
  noun("(?:all )?(?:pictures|images|photos|photographs|pics)", "pictures", PICTURES, true),
  noun(
    "(?:gallery|galery) (?:pictures|images|photos)",
    "gallery pictures",
    ["[data-section=gallery] img, .gallery img, #gallery img"],
    true,
  ),
  noun("(?:gallery|galery) (?:picture|image|photo)", "gallery picture", [
    "[data-section=gallery] img, .gallery img, #gallery img",
  ]),
  noun("picture|image|photo|photograph|pic", "picture", PICTURES),
  noun("sections|section blocks", "sections", ["main > section", "body > section, main section"], true),
  noun("(?:opening|business|office) (?:hours|times)|hours", "opening hours", [".hours", "[class*=hours]"], true),
  noun("(?:contact |enquiry )?form", "contact form", ["form"]),
  noun("quotes|quotations|testimonial texts?", "quotes", ["blockquote"], true),
  noun("quote|testimonial", "quote", ["blockquote"]),
  noun("questions", "questions", [".question", "dt, summary"], true),
  noun("question", "question", [".question", "dt, summary"]),
  noun("answers", "answers", [".answer", "details p"], true),
  noun("answer", "answer", [".answer", "details p"]),
  noun("paragraph|text", "paragraph", ["main p"]),
  noun("list item|item|bullet|point", "item", ["main li"]),
  noun("phone|phone number|telephone number", "phone number", ["a[href^='tel:']"], true),
  noun("(?:e-?mail)(?: address)?|mail address", "email address", ["a[href^='mailto:']"], true),
  noun("copyright(?: line| notice| text)?|small print", "small print", [
    ".small-print",
    "footer small, footer p:last-of-type",
  ]),
  noun("address", "address", ["address"], true),
];

/** The elements that a noun means on this page, with the selector that found them. */
export function elementsFor({ page }: OpenedSite, { selectors }: Noun): { nodes: NodeId[]; selector: string } {
  for (const selector of selectors) {
    const nodes = queryAll(page, selector);
    if (nodes.length > 0) return { nodes, selector };
  }
  return { nodes: [], selector: "" };
}
