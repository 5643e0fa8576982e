import { ended } from "../language/ended";
import { mayOrderMaker } from "./orders/orders-maker";
import { headingOf, splitLabel } from "./blocks";
import type { Line, Sentence, SourceText } from "./source-text";
import { capitalised } from "../language/capitalised";
import { isClosed } from "../language/may-cut";
import { topicOf } from "./topics";

/** What is left of the owner's text when the facts have been taken out: it speaks for the business. */
export interface Prose {
  /** Sentences by paragraph, in the owner's order. */
  paragraphs: string[][];
  /** Those of them that were points of a list, with a capital. */
  points: ReadonlySet<string>;
  /** Sentences on ordering, booking, payment, getting there. */
  practical: string[];
  /** Further telephone numbers and addresses, in the owner's words. */
  furtherContact: string[];
  /** The sentence that names the languages spoken. */
  languages?: string;
  /** Running text under headings of the owner's own that name no topic. */
  headed: { title: string; paragraphs: string[] }[];
  /** The owner's heading over the story ("Our story"). */
  storyTitle?: string;
}

interface Said {
  shown: ReadonlySet<number>;
  figures: number[];
  languages: number[];
  contact: number[];
  place: number[];
  further: number[];
}

interface Sets {
  skip: Set<number>;
  /** Sentences with the postal address. */
  place: Set<number>;
  contact: Set<number>;
  further: Set<number>;
  languages: Set<number>;
  /** Nothing else was written: "roofs" says what the business does. */
  isAlone: boolean;
}

const PRACTICAL =
  /\b(?:book(?:ing|ings|ed)?|appointments?|orders?|deliver\p{L}*|collection|parking|park|notice|walk-ins?|cash|cards?|reservations?|reserve|wheelchair|step-free|accessible|by post|gift (?:card|voucher)s?|24\/7|emergenc(?:y|ies)|notfall|urgencias?|bus|tram|train|station|termine?|bestell\p{L}*|parkpl\p{L}*|barrierefrei|voranmeldung|reserv\p{L}*|pedidos?|cita previa|aparcamiento|entrega)\b|للحجز|التوصيل|المواعيد|موقف/iu;

const GREETING = /^(?:welcome to|willkommen|herzlich willkommen|bienvenid[oa]s?)\b[^,.]{0,60}[.!]?$/iu;

/** Collects the running text that no parser has claimed. */
export function readProse(source: SourceText, said: Said): Prose {
  const points = new Set<string>();
  const prose: Prose = { paragraphs: [], points, practical: [], furtherContact: [], headed: [] };
  const skip = new Set([...said.shown, ...said.figures]);
  const sets: Sets = {
    skip,
    place: new Set(said.place),
    contact: new Set(said.contact),
    further: new Set(said.further),
    languages: new Set(said.languages),
    isAlone: source.lines.filter(({ kind }) => kind !== "blank").length === 1,
  };
  let paragraph = -1;
  let own: Prose["headed"][number] | undefined;
  let inline: { section: Prose["headed"][number]; paragraph: number } | undefined;
  let ownHasPoints = false;
  for (const line of source.lines) {
    if (line.kind === "blank") continue;
    if (isHeading(line, prose, skip)) {
      own =
        line.kind === "heading" && !topicOf(line.text) && prose.paragraphs.length > 0
          ? { title: line.text.replace(/:$/, ""), paragraphs: [] }
          : undefined;
      ownHasPoints = false;
      continue;
    }
    if (own && own === inline?.section && line.paragraph !== inline.paragraph) own = undefined;
    const label = inlineStory(line, prose, skip);
    if (label) {
      own = { title: label, paragraphs: [] };
      inline = { section: own, paragraph: line.paragraph };
    }
    // Running text behind a list is no longer what its heading names.
    if (own && line.kind === "text" && ownHasPoints && !/^["“„«]/u.test(line.text)) own = undefined;
    ownHasPoints = own !== undefined && (ownHasPoints || line.kind === "bullet" || line.kind === "ordered");
    const kept = readLine(line, sets, prose);
    if (line.kind === "bullet" && kept.length === 1) points.add(capitalised(kept[0]!));
    if (own && kept.length > 0) {
      if (own.paragraphs.length === 0) prose.headed.push(own);
      if (line.paragraph === paragraph) own.paragraphs.push(`${own.paragraphs.pop() ?? ""} ${kept.join(" ")}`.trim());
      else own.paragraphs.push(kept.join(" "));
      paragraph = line.paragraph;
      continue;
    }
    if (kept.length > 0 && line.paragraph === paragraph) prose.paragraphs.at(-1)!.push(...kept);
    else if (kept.length > 0) prose.paragraphs.push(kept);
    if (kept.length > 0) paragraph = line.paragraph;
  }
  return prose;
}

function isHeading(line: Line, prose: Prose, skip: ReadonlySet<number>): boolean {
  const heading = headingOf(line);
  if (!heading) return false;
  // "Short history: …" that stands elsewhere heads nothing here.
  const isTold = heading.rest === "" || line.sentences.some(({ id }) => !skip.has(id));
  if (inlineStory(line, prose, skip)) return false;
  if (isTold && topicOf(heading.label) === "about") prose.storyTitle ??= heading.label;
  return heading.rest === "";
}

/** "Short history: my father …" behind other text heads what stands in its paragraph, and nothing before it. */
function inlineStory({ kind, text, sentences }: Line, prose: Prose, skip: ReadonlySet<number>): string | undefined {
  const label = kind === "text" && prose.paragraphs.length > 0 ? splitLabel(text) : undefined;
  const isStory = label?.rest && topicOf(label.label) === "about" && sentences.every(({ id }) => !skip.has(id));
  return isStory ? label.label : undefined;
}

/** Files what is said aside; answers what remains as running text. */
function readLine(line: Line, sets: Sets, prose: Prose): string[] {
  const kept: string[] = [];
  for (const sentence of line.sentences) {
    const first = prose.paragraphs.length === 0 && kept.length === 0;
    const opens = first && sets.place.has(sentence.id) && saysTrade(sentence);
    const contact = sets.contact.has(sentence.id) && !opens;
    if (sets.skip.has(sentence.id) || (contact && !saysMore(sentence, sets.place.has(sentence.id)))) continue;
    const text = unlabelled(sentence.text);
    const practical =
      contact ||
      (PRACTICAL.test(text) && text.length <= 170 && !(first && isText(text, line, sets) && text.length > 30));
    if (sets.further.has(sentence.id)) prose.furtherContact.push(ended(sentence.text));
    else if (sets.languages.has(sentence.id) && text.length <= 120) prose.languages = ended(sentence.text);
    else if (practical) prose.practical.push(ended(text));
    else if (isText(text, line, sets)) kept.push(text);
  }
  return kept;
}

const CONTACT_WORDS =
  /^(?:(?:tele)?phones?|tel|telefon|teléfono|calls?|ring|text|mobile|cell|whatsapp|e-?mails?|mail|write|or|on|at|to|us|me|you|fax|contact|is|our|my|and|the|número|correo|oder|und|unter|uns|per|via|kontakt|rufen|sie|an|llame|escriba|al|en|o|y|el|insta(?:gram)?|facebook|reach|find|number|address|office|web(?:site)?|www|message|messages|please|bitte|hier|ph|هاتف|الهاتف|البريد|الإلكتروني|اتصل|بنا|على|أو|للطلب|جوال|x)$/iu;

/**
 * A sentence with a number says more when a word remains that is about neither number nor mail; one with an address,
 * when enough ordinary words do.
 */
function saysMore(sentence: Sentence, place: boolean): boolean {
  const rest = sentence.text.replace(/(?<!\S)[^\s@]*@\S+|https?:\S+|@\S+|[+(]?\d[\d\s().\-/–]{4,}\d/gu, " ");
  if (!place) return (rest.match(/[\p{L}\p{M}'’-]{3,}/gu) ?? []).some((word) => !CONTACT_WORDS.test(word));
  return plainWords(sentence) >= 8;
}

const plainWords = ({ text }: Sentence): number =>
  text.split(/\s+/).filter((word) => /^[\p{Ll}\u0621-\u064a'’]{3,}[,.;]?$/u.test(word)).length;

/** "Noleggio vespe a Lucca, fuori Porta Elisa, via Romana 118": what a business is and where in one breath, without a label. */
const saysTrade = (sentence: Sentence): boolean =>
  plainWords(sentence) >= 2 && !splitLabel(sentence.text) && !/@|\p{Nd}{6}/u.test(sentence.text);

/** "Short history: my father opened the shop in 1957": told, whatever part of the page its label names. */
export const storiesIn = ({ lines, language }: SourceText): string[] =>
  lines.flatMap(({ text }) => {
    const label = splitLabel(text);
    const isStory = label && label.rest.length > SHORTEST_STORY && topicOf(label.label) === "about";
    return isStory && !mayOrderMaker(label.rest, language) ? [text] : [];
  });
const SHORTEST_STORY = 30;

/** A list point may be a single word, and so may all that was written. */
function isText(text: string, { kind }: Line, { isAlone }: Sets): boolean {
  if (GREETING.test(text)) return false;
  return (
    text.split(/\s+/).length >= (isAlone || kind === "bullet" || kind === "ordered" ? 1 : 2) &&
    (/\p{L}{2}/u.test(text) || HAS_PRICE.test(text)) &&
    !/^(?:https?:\/\/|www\.)\S+$/.test(text)
  );
}

/** "0.5 g: 18 €" */
const HAS_PRICE = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}/u;

function unlabelled(text: string): string {
  const label = splitLabel(text);
  return withoutLoneBracket(label?.rest && topicOf(label.label) === "about" ? label.rest : text);
}

/** The other bracket stood in a sentence that is none of the page's. */
const withoutLoneBracket = (text: string): string => (isClosed(text) ? text : text.replace(LONE_BRACKET, "$1$2"));
const LONE_BRACKET = /^\(([^()]+)$|^([^()]+)\)(?=[.!?]?$)/u;
