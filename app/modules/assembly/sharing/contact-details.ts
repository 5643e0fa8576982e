import { primaryLanguage } from "~/lib/languages";
import { attribute, elementsOf, hasWord, type HtmlElement } from "../../markup/html-document";
import { visibleText } from "../../markup/visible-text";
import { findHours } from "../../facts/find-hours";
import { readSource } from "../../facts/source-text";

/** Days of the week (0 = Monday) and when the business is open on them, "HH:MM". */
export interface OpenTimes {
  weekdays: number[];
  spans: { opens: string; closes: string }[];
}

/**
 * The hours of a page, where all that it says of them leaves no doubt; closed days are left out, since times that are not
 * given mean that. `rows` are its list of hours, `others` the texts around it.
 */
export function hoursIn(rows: string[], lang: string, others: string[] = []): OpenTimes[] {
  const source = readSource([rows.join("\n"), ...others].join("\n\n"));
  const { found, isCertain } = findHours(source, primaryLanguage(lang));
  const times = found.flatMap(({ value: { weekdays, spans } }) =>
    spans.length > 0 && weekdays.length > 0 ? [{ weekdays, spans }] : [],
  );
  return isCertain && !overlap(times) ? times : [];
}

/** A row and the sentence that it was taken from, of which something was left out. */
const overlap = (times: readonly OpenTimes[]): boolean =>
  times.some(({ weekdays, spans }, index) =>
    times
      .slice(index + 1)
      .some(
        (other) =>
          other.weekdays.some((day) => weekdays.includes(day)) &&
          other.spans.some(({ opens, closes }) => spans.some((span) => span.opens < closes && opens < span.closes)),
      ),
  );

const digitsOf = (text: string) => text.replace(/\D/g, "");
const NUMBER = /\+?\(?\d[\d\s()./–-]{4,}\d/;

/** The phone number that a link calls and shows, as it stands there. */
export function phoneIn(links: HtmlElement[]): string | null {
  for (const link of links) {
    const called = /^tel:(.+)/i.exec(attribute(link, "href")?.trim() ?? "")?.[1];
    const shown = NUMBER.exec(visibleText(link))?.[0].trim();
    if (called && shown && digitsOf(called).endsWith(digitsOf(shown).replace(/^0+/, ""))) return shown;
  }
  return null;
}

/** The address of the place, a line a text, out of the element that html has for it. */
export function addressLines(elements: HtmlElement[]): string[] {
  const addresses = elements.filter(({ tagName }) => tagName === "address");
  const own =
    addresses.find((element) => hasWord(element, "class", "address")) ??
    addresses.find((element) => /\d/.test(visibleText(element)) && !visibleText(element).includes("@"));
  if (!own) return [];
  const lines = elementsOf(own)
    .filter((element) => hasWord(element, "class", "address-line"))
    .map((line) => visibleText(line));
  return (
    lines.length > 0
      ? lines
      : visibleText(own)
          .split(",")
          .map((part) => part.trim())
  ).filter(Boolean);
}

/** A postal address of schema.org. */
export type PostalAddress = { "@type": "PostalAddress" } & Record<string, string>;

// The line with the town: British, US and Canadian codes follow it, those of the continent stand before it.
const TOWNS: [RegExp, readonly string[]][] = [
  [/^(\p{L}[\p{L}\s'’.-]+?),?\s([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/u, ["addressLocality", "postalCode"]],
  [
    /^(\p{L}[\p{L}\s'’.-]+),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/u,
    ["addressLocality", "addressRegion", "postalCode"],
  ],
  [
    /^((?:[A-Z]{1,2}-)?(?:\d{4,5}(?:-\d{3}|\s[A-Z]{2})?|\d{2}-\d{3}|\d{3}\s\d{2}))\s+(\p{L}[\p{L}\s'’./()-]+)$/u,
    ["postalCode", "addressLocality"],
  ],
];

/**
 * An address in its parts where street and town stand on lines of their own and the town has a code; else in one text.
 */
export function postalAddress(lines: string[]): PostalAddress | string {
  const [town = "", ...above] = lines.toReversed();
  for (const [pattern, names] of TOWNS) {
    const parts = pattern.exec(town)?.slice(1);
    if (!parts || above.length === 0) continue;
    return {
      "@type": "PostalAddress",
      streetAddress: above.toReversed().join(", "),
      ...Object.fromEntries(names.map((name, index) => [name, parts[index]!])),
    };
  }
  return lines.join(", ");
}
