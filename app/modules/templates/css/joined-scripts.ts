import { scriptOf, type SubsetName } from "../subsets";

const JOINED: ReadonlySet<SubsetName> = new Set<SubsetName>(["arabic", "devanagari", "thai"]);
/** More specific than any rule of a template, less than an element's own style. */
const WITHIN = ":root:root:root:root";
const LARGE =
  ":is(h1, h2, h3, blockquote, .brand, .wordmark, .statement, .title, .opening, .label, .picked-price, .figure-value)";

/** Letters that join or carry marks above and below: never apart, never slanted, with room between lines. */
const joinedScriptsCss = `@layer sections {
  ${WITHIN} body { line-height: 1.8; }
  ${WITHIN} body * { letter-spacing: 0; font-style: normal; }
  ${WITHIN} ${LARGE} { line-height: 1.4; }
}`;

/** What a page in a language (`ar`, `hi-IN`) needs beside the templates' rules; empty for most. */
export const scriptCss = (lang: string) => (JOINED.has(scriptOf(lang)) ? [joinedScriptsCss] : []);
