import { readFileSync } from "node:fs";
import path from "node:path";
import type { WebsiteCode } from "~/modules/site/website-code";

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");
const document = (name: string): WebsiteCode => ({
  html: read(`${name}.html`),
  css: read(`${name}.css`),
  javascript: "console.log('as it was');\n",
});

const withWindowsLines = ({ html, css, javascript }: WebsiteCode): WebsiteCode => ({
  html: html.replace(/\n/g, "\r\n"),
  css: css.replace(/\n/g, "\r\n"),
  javascript,
});

/** Websites in styles that our templates do not use, by name. */
export const FOREIGN_DOCUMENTS: Record<string, WebsiteCode> = {
  "tables of 1999": document("tables-1999"),
  "div soup": document("div-soup"),
  "utility classes": document("utilities"),
  minified: document("minified"),
  "components with Windows lines": withWindowsLines(document("components")),
  "misnested, from right to left": document("misnested"),
};
