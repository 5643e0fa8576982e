import type { WebsiteCode } from "../site/website-code";
import { COLOUR_TOKENS, buildPalette } from "../templates/colour/palette";
import { THEMES } from "../templates/themes";
import type { CssRule } from "../markup/css-declarations";
import { isEmptyEdit, type Author, type CodeSplice, type Edit } from "../markup/edit";
import { readForeignPrimary, foreignColorSplices } from "./foreign-color";
import { attribute, hasWord, type HtmlElement } from "../markup/html-document";
import { readPage } from "../markup/page";
import { attributeSplices } from "../markup/set-attribute";
import { templateOf } from "./site-template";
import { declarationOf, tokenRule, valueSplices } from "../markup/stylesheets";

const HEX = /^#[\da-f]{6}$/i;
/** For a page that no longer says which of our designs it is. */
const PLAIN_TONE = { lightness: 0.985, chroma: 0.004 };
const ICON_TONE = { lightness: 0.99, chroma: 0.004 };
const ICON_COLOURS = ["on-action", "action"];

/** The primary colour of a website as #rrggbb; null when its css has none that we know of. */
export function readPrimaryColor(code: WebsiteCode): string | null {
  const rule = tokenRule(code.css);
  const own = rule && declarationOf(rule, "--color-primary")?.value;
  return own && HEX.test(own) ? own : readForeignPrimary(code);
}

/**
 * Gives a website another primary colour (#rrggbb). A site of ours gets its whole palette anew; in other css the blues
 * that such pages are written with are replaced. Null when nothing would change. @throws TypeError for what is not such
 * a colour
 */
export function setPrimaryColor(code: WebsiteCode, hex: string, author: Author): Edit | null {
  if (!HEX.test(hex)) throw new TypeError(`Not a colour as #rrggbb: ${hex}`);
  const rule = tokenRule(code.css);
  const splices = rule ? paletteSplices(code, rule, hex) : foreignColorSplices(code, hex);
  const edit = { author, label: "Changed the primary colour", splices };
  return isEmptyEdit(code, edit) ? null : edit;
}

/** Makes a site of ours dark or light, in the shades of its colour. Null for other sites, or when it is so already. */
export function setMode(code: WebsiteCode, mode: Mode, author: Author): Edit | null {
  const rule = tokenRule(code.css);
  const own = rule && declarationOf(rule, "--color-primary")?.value;
  if (!rule || !own || !HEX.test(own)) return null;
  const splices = [...paletteSplices(code, rule, own, mode), ...valueSplices(rule, { "color-scheme": mode })];
  const edit = { author, label: `Made the page ${mode}`, splices };
  return isEmptyEdit(code, edit) ? null : edit;
}

type Mode = "light" | "dark";
const currentMode = (rule: CssRule): Mode => (declarationOf(rule, "color-scheme")?.value === "dark" ? "dark" : "light");

function paletteSplices(code: WebsiteCode, rule: CssRule, hex: string, mode = currentMode(rule)): CodeSplice[] {
  const template = templateOf(code);
  const palette = buildPalette(hex, mode, template ? THEMES[template].tone : PLAIN_TONE);
  const tokens = Object.fromEntries(COLOUR_TOKENS.map((token) => [`--color-${token}`, palette[token]!]));
  const before = declarationOf(rule, "--color-primary")!.value;
  const [icon, nextIcon] = [HEX.test(before) ? before : hex, hex].map((colour) =>
    buildPalette(colour, mode, ICON_TONE),
  );
  const colours = new Map(
    ICON_COLOURS.map((token) => [encodeURIComponent(icon![token]!), encodeURIComponent(nextIcon![token]!)]),
  );
  return [...valueSplices(rule, tokens), ...barSplices(code, palette.bg), ...iconSplices(code, colours)];
}

/** The colour that a browser's own bars take on. */
function barSplices(code: WebsiteCode, ground: string): CodeSplice[] {
  return splicesOf(
    code,
    (element) => element.tagName === "meta" && attribute(element, "name") === "theme-color",
    () => ({ content: ground }),
  );
}

/** The initials that our sites show on a tab: colours inside of an address. */
function iconSplices(code: WebsiteCode, colours: Map<string, string>): CodeSplice[] {
  const recoloured = (href: string) => href.replace(/%23[\da-f]{6}/g, (colour) => colours.get(colour) ?? colour);
  const isIcon = (element: HtmlElement) =>
    hasWord(element, "rel", "icon") && attribute(element, "href")?.startsWith("data:image/svg+xml,") === true;
  return splicesOf(code, isIcon, (element) => ({ href: recoloured(attribute(element, "href")!) }));
}

/** Splices for the attributes of the first element that is wanted. */
function splicesOf(
  { html }: WebsiteCode,
  wanted: (element: HtmlElement) => boolean,
  change: (element: HtmlElement) => Record<string, string>,
): CodeSplice[] {
  const page = readPage(html);
  const node = page.elements.findIndex(wanted);
  const splices = node === -1 ? [] : attributeSplices(page, node, change(page.elements[node]!));
  return splices.map((splice) => ({ part: "html", ...splice }));
}
