import { headingOf, splitLabel } from "./blocks";
import type { Line, Sentence, SourceText } from "./source-text";
import { topicOf } from "./topics";

/** What is left of the owner's text when the facts have been taken out: it speaks for the business. */
export interface Prose {
  /** Sentences by paragraph, in the owner's order. */
  paragraphs: string[][];
  /** Sentences on ordering, booking, payment, getting there. */
  practical: string[];
  /** Further telephone numbers and addresses, in the owner's words. */
  furtherContact: string[];
  /** The sentence that names the languages spoken. */
  languages?: string;
  /** The owner's heading over the story ("Our story"). */
  storyTitle?: string;
}

interface Said {
  shown: ReadonlySet<number>;
  figures: number[];
  languages: number[];
  contact: number[];
  further: number[];
}

interface Sets {
  skip: Set<number>;
  contact: Set<number>;
  further: Set<number>;
  languages: Set<number>;
}

const PRACTICAL =
  /\b(?:book(?:ing|ings|ed)?|appointments?|orders?|deliver\p{L}*|collection|parking|park|notice|walk-ins?|cash|cards?|reservations?|reserve|wheelchair|step-free|accessible|by post|gift (?:card|voucher)s?|24\/7|emergenc(?:y|ies)|notfall|urgencias?|bus|tram|train|station|termine?|bestell\p{L}*|parkpl\p{L}*|barrierefrei|voranmeldung|reserv\p{L}*|pedidos?|cita previa|aparcamiento|entrega)\b|للحجز|التوصيل|المواعيد|موقف/iu;

const GREETING = /^(?:welcome to|willkommen|herzlich willkommen|bienvenid[oa]s?)\b[^,.]{0,60}[.!]?$/iu;

/** Collects the running text that no parser has claimed. */
export function readProse(source: SourceText, said: Said): Prose {
  const prose: Prose = { paragraphs: [], practical: [], furtherContact: [] };
  const skip = new Set([...said.shown, ...said.figures]);
  const sets: Sets = {
    skip,
    contact: new Set(said.contact),
    further: new Set(said.further),
    languages: new Set(said.languages),
  };
  let paragraph = -1;
  for (const line of source.lines) {
    if (line.kind === "blank" || isHeading(line, prose)) continue;
    const kept = readLine(line, sets, prose);
    if (kept.length > 0 && line.paragraph === paragraph) prose.paragraphs.at(-1)!.push(...kept);
    else if (kept.length > 0) prose.paragraphs.push(kept);
    if (kept.length > 0) paragraph = line.paragraph;
  }
  return prose;
}

function isHeading(line: Line, prose: Prose): boolean {
  const heading = headingOf(line);
  if (!heading) return false;
  if (topicOf(heading.label) === "about") prose.storyTitle ??= heading.label;
  return heading.rest === "" || topicOf(heading.label) !== "about";
}

/** Files what is said aside; answers what remains as running text. */
function readLine(line: Line, sets: Sets, prose: Prose): string[] {
  const kept: string[] = [];
  for (const sentence of line.sentences) {
    const contact = sets.contact.has(sentence.id);
    if (sets.skip.has(sentence.id) || (contact && !saysMore(sentence))) continue;
    const text = unlabelled(sentence.text);
    const first = prose.paragraphs.length === 0 && kept.length === 0;
    const practical =
      contact || (PRACTICAL.test(text) && text.length <= 170 && !(first && isText(text) && text.length > 30));
    if (sets.further.has(sentence.id)) prose.furtherContact.push(ended(sentence.text));
    else if (sets.languages.has(sentence.id) && text.length <= 120) prose.languages = ended(text);
    else if (practical) prose.practical.push(ended(text));
    else if (isText(text)) kept.push(text);
  }
  return kept;
}

/** A sentence with an address or a number says more when enough ordinary words remain without them. */
function saysMore(sentence: Sentence): boolean {
  const words = sentence.text
    .split(/\s+/)
    .filter((word) => /^[\p{Ll}\u0621-\u064a'’]{3,}[,.;]?$/u.test(word));
  return words.length >= 8;
}

function isText(text: string): boolean {
  if (GREETING.test(text)) return false;
  return text.split(/\s+/).length >= 3 && /\p{L}{2}/u.test(text) && !/^(?:https?:\/\/|www\.)\S+$/.test(text);
}

function unlabelled(text: string): string {
  const label = splitLabel(text);
  return label?.rest && topicOf(label.label) ? label.rest : text;
}

function ended(text: string): string {
  return /[.!?…؟]["”»]?$/u.test(text) ? text : `${text}.`;
}
