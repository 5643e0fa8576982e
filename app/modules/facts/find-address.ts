import { isCertainStreet, isStreet, isUnit, townAnchors, type Anchor } from "./address-patterns";
import { splitLabel } from "./blocks";
import type { Found, Line, SourceText } from "./source-text";

/** A postal address in the owner's words, a line of it an item, and a link that shows it on a map. */
export interface Address {
  lines: string[];
  mapHref: string;
}

const COUNTRY =
  /^,?\s?(?:UK|U\.K\.|United Kingdom|England|Scotland|Wales|Ireland|USA|U\.S\.A\.|United States|Canada|Australia|Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland|España|Spain|Portugal|France|Italia|Italy|Nederland|Netherlands|México|Argentina)\b/u;
const LEAD_IN =
  /(?:\b(?:find us at|visit us at|we are at|we're at|located at|is at|are at|based at|shop at|office at|studio at|stands at|address is|come to|visit|post to|at|in der|in die|am standort|estamos en|nos encontramos en|en la|en)\s+)/giu;

/**
 * The first complete postal address (US, British, Irish, German, Spanish and similar forms), on one line or several.
 */
export function findAddress(source: SourceText): Found<Address> | undefined {
  for (const line of source.lines) {
    if (line.text.length > 1000) continue;
    for (const anchor of townAnchors(line.text)) {
      const found = addressAt(source, line, anchor);
      if (found) return found;
    }
  }
  return withoutCode(source);
}

function addressAt(source: SourceText, line: Line, anchor: Anchor): Found<Address> | undefined {
  const end = anchor.end + (COUNTRY.exec(line.text.slice(anchor.end))?.[0].length ?? 0);
  const start = segmentStart(line, anchor.start);
  const parts = partsOf(line.text.slice(start, end));
  const first = partsOf(line.text.slice(start, anchor.start)).findIndex(isStreet);
  if (first >= 0) return found(parts.slice(withHouseName(parts, first)), [line], start, end);
  const above = linesAbove(source, line);
  return above.length > 0 && parts.length <= 3
    ? found([...above.flatMap((l) => partsOf(unlabelled(l.text))), ...parts], [...above, line], start, end)
    : undefined;
}

/**
 * The lines just above that lead up to a street: "Bäckerei Frey / Hauptstraße 12 / 20095 Hamburg" starts at the street.
 */
function linesAbove(source: SourceText, line: Line): Line[] {
  const above: Line[] = [];
  for (let index = line.index - 1; index >= Math.max(0, line.index - 3); index--) {
    const candidate = source.lines[index]!;
    if (candidate.kind === "blank" || candidate.text.length > 70) return [];
    above.unshift(candidate);
    if (partsOf(unlabelled(candidate.text)).some(isStreet)) return above;
  }
  return [];
}

function segmentStart(line: Line, anchor: number): number {
  const sentence = line.sentences.findLast((candidate) => candidate.start <= anchor);
  let start = sentence?.start ?? 0;
  const before = line.text.slice(start, anchor);
  const colon = before.lastIndexOf(": ");
  if (colon >= 0) start += colon + 2;
  for (const match of line.text.slice(start, anchor).matchAll(LEAD_IN)) {
    const rest = line.text.slice(start + match.index + match[0].length, anchor);
    if (partsOf(rest).some(isStreet)) return start + match.index + match[0].length;
  }
  return start;
}

/** One capitalised part before the street may be a house name: "The Old Dairy, Ballyloughane Road". */
function withHouseName(parts: string[], street: number): number {
  const before = parts[street - 1];
  return street === 1 && before && /^\p{Lu}[\p{L}'’ -]{2,40}$/u.test(before) && before.split(" ").length <= 4
    ? 0
    : street;
}

function found(parts: string[], lines: Line[], start: number, end: number): Found<Address> {
  const last = lines.at(-1)!;
  const sentences = lines.flatMap((line) =>
    line.sentences.filter((s) => line !== last || (s.start < end && s.start + s.text.length > start)),
  );
  return { value: toAddress(parts), sentenceIds: sentences.map((sentence) => sentence.id) };
}

function toAddress(parts: string[]): Address {
  const lines: string[] = [];
  for (const part of parts) {
    const join = lines.length > 0 && (isUnit(part) || isCodeOnly(part));
    if (join) lines[lines.length - 1] += `, ${part}`;
    else lines.push(part);
  }
  return {
    lines,
    mapHref: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(", "))}`,
  };
}

function isCodeOnly(part: string): boolean {
  return townAnchors(part).some(({ start, end }) => start === 0 && end === part.length) && !/\p{Ll}/u.test(part);
}

/** "Address: 12 Mill Lane, Ludlow": a street of a known kind with a number, and a town after it. */
function withoutCode(source: SourceText): Found<Address> | undefined {
  for (const line of source.lines) {
    for (const sentence of line.text.length > 1000 ? [] : line.sentences) {
      const parts = partsOf(afterLeadIn(unlabelled(sentence.text)).replace(/[.!]$/, ""));
      const street = parts.findIndex(isCertainStreet);
      if (street < 0 || street > 1 || parts.length > 4 || parts.slice(street + 1).some((part) => part.length > 40))
        continue;
      return { value: toAddress(parts.slice(street)), sentenceIds: [sentence.id] };
    }
  }
  return undefined;
}

function afterLeadIn(text: string): string {
  for (const match of text.matchAll(LEAD_IN)) {
    const rest = text.slice(match.index + match[0].length);
    if (partsOf(rest).some(isCertainStreet)) return rest;
  }
  return text;
}

function unlabelled(text: string): string {
  return splitLabel(text)?.rest || text;
}

function partsOf(text: string): string[] {
  return text
    .split(/[,،]|\s[|·•]\s|\s{3,}/)
    .map((part) => part.trim())
    .filter(Boolean);
}
