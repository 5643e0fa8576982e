import { asciiDigits } from "./digits";
import type { SourceText } from "./source-text";

const YEAR = "(1[5-9]\\d\\d|20\\d\\d)(?!\\d)";
const CERTAIN = new RegExp(
  `(?:found(?:ed)?|established|est\\.?|opened(?: our doors)?|started(?: out)?|in business since|trading since|incorporated|gegründet|eröffnet|gegr\\.|fundad[ao]s?|abierto|inaugurad[ao]|تأسست?|تأسس)(?:\\s(?:back\\s)?(?:in|im|im jahr|en|el año|since|en el año|عام|سنة|في)){0,2}\\s{0,2}:?\\s{0,2}${YEAR}`,
  "iu",
);
const SINCE = new RegExp(`(?:since|seit|desde|منذ(?: عام)?)\\s(?:the year\\s|dem jahr\\s|el año\\s)?${YEAR}`, "iu");

/** The year in which the business began, as the owner says it ("founded in 2004", "since 1987"), else undefined. */
export function findEstablished(source: SourceText): string | undefined {
  const lines = source.lines.map((line) => asciiDigits(line.text)).filter((text) => /\d{4}/.test(text));
  return firstMatch(lines, CERTAIN) ?? firstMatch(lines, SINCE);
}

function firstMatch(lines: string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const year = pattern.exec(line)?.[1];
    if (year) return year;
  }
  return undefined;
}
