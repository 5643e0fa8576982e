import type { CodePart } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { readRules, type CssRule, type Declaration } from "./css-declarations";
import type { CodeSplice } from "./edit";
import { readPage } from "./page";

/** Css as it stands in a website: its stylesheet, or what is between `style` tags of its html. */
export interface Stylesheet {
  part: CodePart;
  /** Where the css begins in its part. */
  offset: number;
  css: string;
}

/** The stylesheets of a website, those in its html first. */
export function stylesheetsOf({ html, css }: WebsiteCode): Stylesheet[] {
  const inline = readPage(html).elements.filter(({ tagName }) => tagName === "style");
  const own: Stylesheet[] = inline.flatMap((element) => {
    const { startTag, endTag } = element.sourceCodeLocation;
    if (!endTag) return [];
    return [
      { part: "html" as const, offset: startTag.endOffset, css: html.slice(startTag.endOffset, endTag.startOffset) },
    ];
  });
  return [...own, { part: "css", offset: 0, css }];
}

/** The token block of a site of ours; null for other css. */
export function tokenRule(css: string): CssRule | null {
  const isOurs = (rule: CssRule) =>
    rule.selector === ":root" && rule.declarations.some(({ property }) => property === "--color-primary");
  return (css.includes("--color-primary") && readRules(css).find(isOurs)) || null;
}

/** The last declaration of a property in a rule: the one that counts. */
export function declarationOf(rule: CssRule, property: string): Declaration | undefined {
  return rule.declarations.findLast((declaration) => declaration.property === property);
}

/** A splice that puts rules after all others of the stylesheet; what its author left open is closed before them. */
export function appendedRules(css: string, rules: string): CodeSplice {
  const text = `${unclosed(css)}${/(^|\n)$/.test(css) ? "" : "\n"}${rules}\n`;
  return { part: "css", start: css.length, end: css.length, text };
}

/** Whole comments and strings, a comment that is never closed, and brackets. */
const BRACKETS = /\/\*[^]*?\*\/|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\/\*|[{}]/g;

function unclosed(css: string): string {
  let depth = 0;
  for (const [token] of css.matchAll(BRACKETS)) {
    if (token === "/*") return `*/${"}".repeat(depth)}`;
    if (token === "{") depth += 1;
    if (token === "}") depth = Math.max(0, depth - 1);
  }
  return "}".repeat(depth);
}

/** Where a comment or bracket begins that is never closed, the outermost one; null when all are. */
export function unclosedAt(css: string): number | null {
  const open: number[] = [];
  for (const { 0: token, index } of css.matchAll(BRACKETS)) {
    if (token === "/*") return index;
    if (token === "{") open.push(index);
    if (token === "}") open.pop();
  }
  return open[0] ?? null;
}

/** Splices that give properties of a rule other values; properties that it lacks are left out. */
export function valueSplices(rule: CssRule, values: Record<string, string | number>): CodeSplice[] {
  return Object.entries(values).flatMap(([property, value]) => {
    const declaration = declarationOf(rule, property);
    if (!declaration || declaration.value === String(value)) return [];
    return [{ part: "css" as const, start: declaration.valueStart, end: declaration.valueEnd, text: String(value) }];
  });
}
