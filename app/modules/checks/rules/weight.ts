import { attribute } from "../../markup/html-document";
import type { Rule } from "../rule";
import { codeSize } from "../../site/code-parts";

/** Bytes of html, css and script together; what our templates write stays below a third of it. */
const LARGEST_CODE = 300 * 1024;
/** Characters of one address. */
const LARGEST_ADDRESS = 40 * 1024;

/** A page whose code alone takes a phone long to load. */
export const heavyCode: Rule = {
  rule: "heavy-code",
  severity: "warning",
  message: "The page's code is very large.",
  why: "On a phone with a weak signal visitors wait for it, and many leave before they see anything.",
  fix: "Take out parts that you do not need, or move them to a post of their own.",
  find: ({ code }) => {
    const size = codeSize(code);
    return size <= LARGEST_CODE
      ? []
      : [
          {
            where: { part: "html" },
            message: `The page's code has ${Math.round(size / 1024)} KB; ${LARGEST_CODE / 1024} KB are plenty.`,
          },
        ];
  },
};

/** A picture or font that is written into the code, letter by letter. */
export const fileInCode: Rule = {
  rule: "file-in-code",
  severity: "warning",
  message: "A picture is written into the code.",
  why: "It is a third larger than as a file, and nothing is shown before all of it has arrived.",
  fix: "Upload the picture in the editor and use it from there.",
  find: (site) => {
    const inHtml = site.page.elements
      .filter((element) => ["src", "href", "srcset", "xlink:href"].some((name) => isLarge(attribute(element, name))))
      .map((element) => ({ where: site.at(element) }));
    const inCss = [...site.code.css.matchAll(/url\(\s*["']?data:[^)]*/gi)]
      .filter(([address]) => isLarge(address))
      .map(({ index }) => ({ where: site.atOffset("css", index) }));
    return [...inHtml, ...inCss];
  },
};

const isLarge = (address: string | undefined) =>
  address !== undefined && address.length > LARGEST_ADDRESS && address.includes("data:");
