import { elementsOf } from "../markup/html-document";
import { parseHtml } from "../markup/parse-html";
import { referencedAssets } from "../markup/referenced-assets";
import type { Brief } from "../site/brief";
import { codeSize } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";

// Fonts come with the product; every other asset is the owner's.
const FONT_FOLDER = "assets/fonts/";

/** Bytes that a website's html, css and javascript may have together. */
export const LARGEST_CODE = 2 * 1024 * 1024;

/**
 * Looks a freshly written website over: that there is one, that a browser would show it, that it refers to its own
 * files and shows no picture that the owner did not give.
 * @returns what is wrong, in words that can follow a colon
 */
export function checkCode(code: WebsiteCode, brief: Pick<Brief, "logo" | "images">): string[] {
  if (!code.html.trim() || !code.css.trim()) return ["it is empty"];
  if (codeSize(code) > LARGEST_CODE) return ["it has more than 2 MB"];
  return [...documentProblems(code.html), ...pictureProblems(code, brief)];
}

function documentProblems(html: string): string[] {
  const elements = elementsOf(parseHtml(html));
  const has = (tag: string, attribute?: string, value?: string) =>
    elements.some(({ tagName, attrs }) => {
      const matches = !attribute || attrs.some((attr) => attr.name === attribute && attr.value === value);
      return tagName === tag && matches;
    });
  const wanted: [boolean, string][] = [
    [has("h1"), "it has no heading"],
    [has("title"), "it has no title"],
    [has("link", "href", "styles.css"), "its stylesheet is not linked"],
    [has("script", "src", "script.js"), "its script is not linked"],
  ];
  return wanted.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/** The paths of the pictures that an owner gave, in all their widths. */
export function picturePaths({ logo, images }: Pick<Brief, "logo" | "images">): Set<string> {
  return new Set(
    [logo, ...images].flatMap((image) =>
      image ? [image.path, ...(image.variants ?? []).map(({ path }) => path)] : [],
    ),
  );
}

function pictureProblems(code: WebsiteCode, brief: Pick<Brief, "logo" | "images">): string[] {
  const own = picturePaths(brief);
  const unknown = referencedAssets(code).filter((path) => !path.startsWith(FONT_FOLDER) && !own.has(path));
  return unknown.map((path) => `it shows ${path}, which does not exist`);
}
