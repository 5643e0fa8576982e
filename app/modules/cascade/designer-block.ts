import type { CodeSplice } from "../markup/edit";
import { readStylesheet } from "./read-stylesheet";

/**
 * A rule of the designer's own; `within` is the heads of at-rules such as `@media (width < 40rem)`, joined by ` { `, or
 * empty.
 */
export interface Rule {
  selector: string;
  within?: string;
  declarations: Record<string, string>;
}

const START = "/* Designer */";
const END = "/* End of Designer */";

/**
 * The splice that puts rules into the designer's block at the end of a stylesheet. A rule that is there already is
 * changed where it stands, so asking twice leaves one rule.
 */
export function putRules(css: string, rules: Rule[]): CodeSplice[] {
  const block = findBlock(css);
  const all = merged(block ? readBlock(css.slice(block.start, block.end)) : [], rules);
  const text = `${START}\n${all.map(toCss).join("\n")}\n${END}`;
  if (block) return [{ part: "css", ...block, text }];
  const lead = css === "" || css.endsWith("\n") ? "\n" : "\n\n";
  return [{ part: "css", start: css.length, end: css.length, text: `${css === "" ? "" : lead}${text}\n` }];
}

function findBlock(css: string): { start: number; end: number } | null {
  const start = css.lastIndexOf(START);
  const end = css.indexOf(END, start);
  return start === -1 || end === -1 ? null : { start, end: end + END.length };
}

function readBlock(text: string): Rule[] {
  return readStylesheet(text).rules.map(({ selector, within, declarations }) => ({
    selector,
    within,
    declarations: Object.fromEntries(
      declarations.map(({ property, value, important }) => [property, important ? `${value} !important` : value]),
    ),
  }));
}

function merged(known: Rule[], added: Rule[]): Rule[] {
  const all = known.map((rule) => ({ ...rule }));
  for (const rule of added) {
    const same = all.find(
      (other) => bare(other.selector) === bare(rule.selector) && bare(other.within ?? "") === bare(rule.within ?? ""),
    );
    if (same) same.declarations = { ...same.declarations, ...rule.declarations };
    else all.push({ ...rule });
  }
  return all;
}

const bare = (text: string) => text.replace(/\s+/g, "");

function toCss({ selector, within, declarations }: Rule): string {
  const body = Object.entries(declarations)
    .map(([property, value]) => `${property}: ${value};`)
    .join(" ");
  const rule = `${selector} { ${body} }`;
  return within ? `${within} { ${rule} ${"}".repeat(within.split(" { ").length)}` : rule;
}
