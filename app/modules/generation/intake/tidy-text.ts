import { cleanText } from "~/lib/clean-text";

/**
 * Text out of a document, made even: storable characters, no space at line ends, at most one empty line
 * between paragraphs, bullets as "- ", cells of a row parted by one tab.
 */
export function tidyText(text: string): string {
  return cleanText(text)
    .split("\n")
    .map(tidyLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function tidyLine(line: string): string {
  return line
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .replace(/[\u00ad\u200b\ufeff]/g, "")
    .replace(/ +/g, " ")
    .replace(/ ?\t[\t ]*/g, "\t")
    .trim()
    .replace(/^(?:[•·▪●◦‣\uf0b7]\s*|o\t)/, "- ");
}
