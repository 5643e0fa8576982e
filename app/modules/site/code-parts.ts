import type { WebsiteCode } from "./website-code";

/** A part of a website's code; each is one text. */
export type CodePart = keyof WebsiteCode;

/** The columns that hold the code in a row that has more. */
export const codeColumns = { html: true, css: true, javascript: true } as const satisfies Record<CodePart, true>;

/** In the order in which the code is hashed. */
export const CODE_PARTS = Object.keys(codeColumns) as CodePart[];

export const EMPTY_CODE: WebsiteCode = { html: "", css: "", javascript: "" };

/** The files that they are to visitors, and in what an owner takes home. */
export const CODE_FILES: Record<CodePart, string> = { html: "index.html", css: "styles.css", javascript: "script.js" };

/** All that a website's code says, part by part. */
export const textsOf = (code: WebsiteCode): string[] => CODE_PARTS.map((part) => code[part]);

/** Something of each part. */
export const mapParts = <T>(of: (part: CodePart) => T): Record<CodePart, T> => ({
  html: of("html"),
  css: of("css"),
  javascript: of("javascript"),
});

/** The code alone, of a row or an answer that says more. */
export const codeOf = ({ html, css, javascript }: WebsiteCode): WebsiteCode => ({ html, css, javascript });

/** Whether two states of a website are the same to the letter. */
export function sameCode(a: WebsiteCode, b: WebsiteCode): boolean {
  const others = textsOf(b);
  return textsOf(a).every((text, index) => text === others[index]);
}

/** Bytes of all parts together. */
export function codeSize(code: WebsiteCode): number {
  const encoder = new TextEncoder();
  return textsOf(code).reduce((size, text) => size + encoder.encode(text).length, 0);
}
