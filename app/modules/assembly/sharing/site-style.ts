import { attribute, elementsOf, readDocument, type HtmlDocument } from "../../markup/html-document";
import { readPage } from "../../markup/page";
import { readPrimaryColor } from "../../editing/primary-color";
import { readFont } from "../../editing/set-font";
import { templateOf } from "../../editing/site-template";
import { declarationOf, tokenRule } from "../../markup/stylesheets";
import type { TemplateId } from "../../site/choices";
import type { WebsiteCode } from "../../site/website-code";
import { COLOUR_TOKENS, buildPalette } from "../../templates/colour/palette";
import type { FontFamily } from "../../templates/font-family";
import { FAMILIES, FONTS } from "../../templates/fonts";
import { THEMES } from "../../templates/themes";
import { localReference } from "../../markup/local-reference";
import { pageTitle } from "../page-title";
import type { SiteAsset } from "../../storage/site-file";
import { pageArts, type PageArt } from "./page-art";
import { readPageDetails, type PageDetails } from "./page-details";

interface Face {
  family: FontFamily;
  weight: number;
}

/** The style of a page as it is now, and its words. */
export interface PageStyle {
  template: TemplateId | null;
  details: PageDetails;
  isRightToLeft: boolean;
  /** By the names of the palette's tokens. */
  colours: Record<string, string>;
  display: Face;
  text: Face;
  arts: PageArt[];
  /** Paths of its files, as assets have them. */
  photo: string | null;
  logo: string | null;
}

/** What a picture of a site is drawn from. */
export type SiteStyle = Omit<PageStyle, "photo" | "logo"> & { photo: Uint8Array | null; logo: SiteAsset | null };

/** For pages in which no colour can be told. */
const PLAIN_COLOUR = "#334155";
const HEX = /^#[\da-f]{6}$/i;

/** Reads a page's style out of its code; `title` is the one that it is published under. */
export function pageStyle(code: WebsiteCode, title: string | null): PageStyle {
  const document = documentOf(code);
  return readPageStyle(code, document, readPageDetails(document, title || pageTitle(document)));
}

/** The same with the bytes of its files. */
export function withFiles({ photo, logo, ...style }: PageStyle, assets: SiteAsset[]): SiteStyle {
  const assetAt = (path: string | null) => assets.find((asset) => path !== null && asset.path === path) ?? null;
  return { ...style, photo: assetAt(photo)?.bytes ?? null, logo: assetAt(logo) };
}

/** The page as others read it already: reading is most of the work. */
function documentOf({ html }: WebsiteCode): HtmlDocument {
  const { source, root, elements } = readPage(html);
  const head = elements.find(({ tagName }) => tagName === "head");
  return head ? { source, root, head } : readDocument(html);
}

function readPageStyle(code: WebsiteCode, document: HtmlDocument, details: PageDetails): PageStyle {
  const template = templateOf(code);
  const rule = tokenRule(code.css);
  const valueOf = (name: string) => (rule && declarationOf(rule, name)?.value) ?? "";
  const mode = valueOf("color-scheme") === "dark" ? "dark" : "light";
  const palette = buildPalette(
    readPrimaryColor(code) ?? PLAIN_COLOUR,
    mode,
    template ? THEMES[template].tone : { lightness: 0.985, chroma: 0.004 },
  );
  const colours = Object.fromEntries(
    COLOUR_TOKENS.map((token) => [
      token,
      HEX.test(valueOf(`--color-${token}`)) ? valueOf(`--color-${token}`) : palette[token]!,
    ]),
  );
  const chosen = FONTS[readFont(code) as keyof typeof FONTS] ?? FONTS.Inter;
  const face = (name: string, weight: string, usual: number): Face => ({
    family: familyIn(valueOf(name)) ?? chosen,
    weight: Number(valueOf(weight)) || usual,
  });
  const html = elementsOf(document.root).find(({ tagName }) => tagName === "html");
  const pathIn = (address: string | null) => (address !== null && localReference(address)?.path) || null;
  return {
    template,
    details,
    isRightToLeft: (html && attribute(html, "dir")) === "rtl",
    colours,
    display: face("--font-display", "--weight-display", 700),
    text: face("--font-text", "--weight-text", 400),
    arts: pageArts(document, code.css),
    photo: pathIn(details.picture),
    logo: pathIn(details.logo),
  };
}

/** The first font of a value that has files of ours; fonts of visitors' systems take the one nearest to them. */
function familyIn(stack: string): FontFamily | null {
  const name = stack.split(",")[0]!.replace(/["']/g, "").trim();
  if (name === "Georgia") return FONTS.Merriweather;
  return FAMILIES.find((family) => family.name === name) ?? null;
}
