import { isCertainStreet, isStreet, isUnit, townAnchors } from "../facts/address-patterns";
import type { TextClaim } from "./claim";
import { plainWord, plainWords } from "./plain-text";

/** What leads up to an address in a sentence. */
const LEAD_IN =
  /^.*\b(?:find us at|visit us at|we are at|we're at|located at|based at|office (?:at|on)|shop (?:at|on)|studio (?:at|on)|is at|are at|at|on|address is|address|adresse|anschrift|in der|in die|an der|auf der|am standort|estamos en|nos encontramos en|situados en|ubicados en|dirección|en la|en|in)\b:?\s+|^.*(?:العنوان|نقع في|في)[:\s]+/iu;

/** Postal addresses: a street with its number, a postal code with its town, or both in a row. */
export function findAddressClaims(text: string): TextClaim[] {
  if (!/\d|[٠-٩]/.test(text)) return [];
  const anchors = townAnchors(text);
  const parts = partsOf(text).flatMap((part) => addressPart(text, part, anchors));
  return joined(text, parts).map(({ start, end }) => {
    const words = text.slice(start, end);
    return { kind: "address", text: words, key: `address:${addressWords(words).join(" ")}`, start, end };
  });
}

interface Part {
  start: number;
  end: number;
}

function partsOf(text: string): Part[] {
  return Array.from(text.matchAll(/[^,،|·•;()\n]+(?:,\s\d{1,4}(?=[,.;]|$))?/gu), ({ 0: part, index }) => {
    const trimmed = part.trim();
    const start = index + part.indexOf(trimmed);
    return { start, end: start + trimmed.length };
  }).filter(({ start, end }) => end > start);
}

/** The part of an address that a text between commas is, or ends with. */
function addressPart(text: string, { start, end }: Part, anchors: Part[]): Part[] {
  const anchor = anchors.find((each) => each.start >= start && each.start < end);
  const street = streetIn(text.slice(start, anchor?.start ?? end).replace(/(?<![.!?])[.!?]+$/, ""));
  const isAlone = anchor && /^[\s.]*$/.test(text.slice(0, anchor.start) + text.slice(anchor.end));
  const from = street ? start + street.offset : isAlone || isBesideStreet(text, anchor) ? anchor?.start : undefined;
  if (from === undefined) return [];
  const to = anchor ? Math.max(anchor.end, from) : start + street!.offset + street!.text.length;
  return [{ start: from, end: to }];
}

/** A code with its town is an address where a comma and a part with a number stand before it; a number alone is not. */
function isBesideStreet(text: string, anchor: Part | undefined): boolean {
  const [behind = "", before = ""] = anchor
    ? text
        .slice(Math.max(0, anchor.start - 200), anchor.start)
        .split(/[,،|·]/)
        .reverse()
    : [];
  return /^\s(?:\p{Lu}[\p{L} .'’-]{1,30}\s)?$/u.test(behind) && /\d/.test(before) && streetIn(before) !== undefined;
}

/** The longest ending of the words before a place that is a street: "Visit us at 12 Mill Lane". */
function streetIn(text: string): { text: string; offset: number } | undefined {
  const lead = LEAD_IN.exec(text)?.[0].length ?? 0;
  const candidates = [text.slice(lead), text].map((part) => ({
    text: part.trimEnd(),
    offset: text.length - part.length,
  }));
  const digits = Array.from(text.matchAll(/(?<!\S)\d/g), ({ index }) => ({
    text: text.slice(index).trimEnd(),
    offset: index,
  }));
  return (
    [...candidates, ...digits].find(
      (part) => /\d/.test(part.text) && isNamed(part.text) && isCertainStreet(part.text),
    ) ??
    candidates.find(
      (part) =>
        (part.offset > 0 || /^\D.*\d\s?[a-z]?$/iu.test(part.text)) &&
        /\d/.test(part.text) &&
        isNamed(part.text) &&
        isStreet(part.text) &&
        isShort(part.text),
    )
  );
}

/** Streets have names with capitals; Arabic has none: "5 and its cheap this makes a great place" is no address. */
const isNamed = (text: string) => /\p{Lu}|\p{Lo}/u.test(text);
const isShort = (text: string) => text.split(" ").length <= 7;

/** A comma, and the town before its code. */
const BETWEEN = /^[\s,،|·]{0,4}(?:\p{Lu}[\p{L}'’.-]+(?:[\s,]+|$)){0,4}$/u;

/** Parts with only a comma or blank between them, units and towns between included, are one address. */
function joined(text: string, parts: Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const between = last ? text.slice(last.end, part.start) : "";
    if (last && (BETWEEN.test(between) || isUnit(between.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, ""))))
      last.end = part.end;
    else all.push({ ...part });
  }
  return all;
}

const SHORT: Record<string, string> = {
  street: "st",
  strasse: "str",
  avenue: "ave",
  road: "rd",
  lane: "ln",
  drive: "dr",
  boulevard: "blvd",
  court: "ct",
  place: "pl",
  square: "sq",
  calle: "c",
  avenida: "av",
  avda: "av",
  plaza: "pl",
  suite: "ste",
  floor: "fl",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  number: "no",
  nummer: "nr",
  saint: "st",
};
const LINKS = new Set("the de del la el los las der die den dem an am in im at on and und y und".split(" "));

/** The words and numbers of an address, as they are compared: "Mill Street 12" and "12 mill st" have the same. */
export function addressWords(address: string): string[] {
  return plainWords(address)
    .filter((word) => !LINKS.has(word))
    .map((word) => SHORT[word] ?? word.replace(/strasse$/, "str"))
    .map(plainWord);
}
