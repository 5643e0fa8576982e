import { blanksBefore } from "~/lib/blanks-before";
import type { WebsiteCode } from "../site/website-code";
import type { Typography } from "../templates/design";
import { eastAsianIn } from "../templates/east-asian";
import { FAMILIES, facesCss, preloadedFile } from "../templates/fonts";
import { subsetsFor } from "../templates/subsets";
import { readRules, type CssRule } from "../markup/css-declarations";
import type { CodeSplice } from "../markup/edit";
import { attribute, hasWord } from "../markup/html-document";
import { readPage, type EditablePage } from "../markup/page";
import { attributeSplices } from "../markup/set-attribute";
import { declarationOf } from "../markup/stylesheets";

type Uses = Typography["uses"];

/** The @font-face rules that a page needs for these fonts; empty for fonts of the system. */
export function facesOf({ html, css }: WebsiteCode, uses: Uses): string {
  const subsets = [...subsetsFor(html), ...eastAsianIn(css)];
  return facesCss(uses, subsets, languageOf(readPage(html)));
}

const languageOf = ({ elements }: EditablePage) => {
  const root = elements.find(({ tagName }) => tagName === "html");
  return (root && attribute(root, "lang")) ?? "";
};

/** Splices that put these rules in the place of our fonts that css brings already; null when it brings none. */
export function replacedFaces(css: string, faces: string): CodeSplice[] | null {
  const old = readRules(css).filter(isOurFace);
  if (old.length === 0) return null;
  return old.map(({ start, end }, index) => {
    const isPlace = index === 0 && faces !== "";
    return {
      part: "css",
      start: isPlace ? start : start - blanksBefore(css, start).length,
      end,
      text: isPlace ? faces : "",
    };
  });
}

/** After the statement that orders the layers of our sites. */
export function insertedFaces(css: string, faces: string): CodeSplice[] {
  const at = /^\s*@layer [^;{}]+;/.exec(css)?.[0].length ?? 0;
  return faces === "" ? [] : [{ part: "css", start: at, end: at, text: `\n\n${faces}` }];
}

function isOurFace(rule: CssRule): boolean {
  const name = declarationOf(rule, "font-family")
    ?.value.replace(/["']/g, "")
    .replace(/ as .*$/, "");
  const source = declarationOf(rule, "src")?.value ?? "";
  const isLocal = source.includes("assets/fonts/") || source.startsWith("local(");
  return rule.selector === "@font-face" && isLocal && FAMILIES.some((family) => family.name === name);
}

/** Splices that make a page preload the first of these fonts instead of the one it preloads. */
export function preloadSplices({ html }: WebsiteCode, uses: Uses): CodeSplice[] {
  const page = readPage(html);
  const links = page.elements.filter(({ tagName }) => tagName === "link");
  const old = links.find(
    (link) => hasWord(link, "rel", "preload") && attribute(link, "href")?.startsWith("assets/fonts/"),
  );
  const file = uses[0] && preloadedFile(uses[0], subsetsFor(html), languageOf(page));
  const href = file && `assets/fonts/${file.fileName}`;
  if (old && href) return asHtml(attributeSplices(page, page.elements.indexOf(old), { href }));
  const before = links.find((link) => hasWord(link, "rel", "stylesheet"));
  const at = (old ?? before)?.sourceCodeLocation;
  if (!at || (!old && !href)) return [];
  const space = /^\r?\n/.exec(html.slice(at.endOffset))?.[0].length ?? 0;
  if (old) return [{ part: "html", start: at.startOffset, end: at.endOffset + space, text: "" }];
  const link = `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>\n`;
  return [{ part: "html", start: at.startOffset, end: at.startOffset, text: link }];
}

const asHtml = (splices: Omit<CodeSplice, "part">[]): CodeSplice[] =>
  splices.map((splice) => ({ part: "html", ...splice }));
