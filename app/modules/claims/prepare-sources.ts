import { detectLanguage } from "../language/detect-language";
import { splitSentences } from "../facts/sentences";
import { amountsIn, withShares, type Amount } from "./amounts";
import { datesIn, type CalendarDate } from "./calendar-dates";
import type { ClaimSource, SourceName } from "./claim";
import { givenPhones, type GivenPhone } from "./given-phones";
import { honourWords } from "./find-honour-claims";
import { givenPrices, type GivenPrice } from "./price-items";
import { findContactClaims } from "./find-contact-claims";
import { hoursIn, type TextHours } from "./clock-times";
import { addressWords } from "./find-address-claims";
import { plainText, plainWords, triplesOf } from "./plain-text";

/** A sentence or line of what the owner gave; its values are read when first asked for. */
export class SourceLine {
  private known: { amounts?: Amount[]; hours?: TextHours; dates?: CalendarDate[]; words?: Set<string>; plainWords?: string[]; phones?: GivenPhone[]; honours: Map<string, boolean> } = { honours: new Map() };

  constructor(readonly source: PreparedSource, readonly text: string) {}

  /** Its words, as those of addresses are compared. */
  get words(): Set<string> {
    return (this.known.words ??= new Set(addressWords(this.text)));
  }

  get plainWords(): string[] {
    return (this.known.plainWords ??= plainWords(this.text));
  }

  get amounts(): Amount[] {
    return (this.known.amounts ??= withShares(this.text, amountsIn(this.text)).filter(({ kind, start, end }) => kind !== "number" || !this.others.some((other) => other.start < end && other.end > start)));
  }

  /** All that could be a telephone number. */
  get phones(): GivenPhone[] {
    return (this.known.phones ??= givenPhones(this.text));
  }

  /** Whether it speaks of awards, or of licences and memberships. */
  speaksOf(honour: "award" | "certification"): boolean {
    const known = this.known.honours.get(honour) ?? honourWords(honour, this.text).length > 0;
    this.known.honours.set(honour, known);
    return known;
  }

  /** Telephone numbers, dates and times, whose figures count nothing. */
  private get others(): { start: number; end: number }[] {
    const { statements, spans } = this.hours;
    return [...findContactClaims(this.text), ...this.dates, ...statements, ...spans.filter(({ to }) => to !== undefined)];
  }

  get hours(): TextHours {
    return (this.known.hours ??= hoursIn(this.text));
  }

  get dates(): CalendarDate[] {
    return (this.known.dates ??= datesIn(this.text));
  }
}

/** One of the owner's texts. */
export class PreparedSource {
  /** The whole text, as it is compared. */
  readonly plain: string;
  readonly lang: string;
  /** Its words in order, as they are compared. */
  readonly plainWords: string[];
  private known?: Set<string>;

  constructor(readonly name: SourceName, text: string) {
    this.plain = plainText(text);
    this.lang = detectLanguage(text).lang;
    this.plainWords = plainWords(text);
  }

  /** Each three words in a row. */
  get triples(): Set<string> {
    return (this.known ??= new Set(triplesOf(this.plainWords)));
  }
}

/** What the owner gave, ready for many claims. */
export class PreparedSources {
  private known: { prices?: GivenPrice[]; byValue?: Map<number, SourceLine[]> } = {};

  constructor(readonly sources: PreparedSource[], readonly lines: SourceLine[]) {}

  /** All prices with what they are for. */
  get prices(): GivenPrice[] {
    return (this.known.prices ??= this.lines.flatMap(givenPrices));
  }

  /** The lines with an amount of this value. */
  linesWith(value: number): SourceLine[] {
    this.known.byValue ??= linesByValue(this.lines);
    return this.known.byValue.get(value) ?? [];
  }
}

function linesByValue(lines: SourceLine[]): Map<number, SourceLine[]> {
  const found = new Map<number, SourceLine[]>();
  for (const line of lines) for (const value of new Set(line.amounts.map((amount) => amount.value))) found.set(value, [...(found.get(value) ?? []), line]);
  return found;
}

const MARKUP = /\*\*|__|`|^[^\S\r\n\u2028\u2029]*(?:#{1,6}|[-*•▪◦‣·–>])\s+/gmu;

/** Reads what the owner gave once, for all claims of a page. */
export function prepareSources(given: ClaimSource[]): PreparedSources {
  const lines: SourceLine[] = [];
  const sources = given.map(({ name, text }) => {
    const bare = text.replace(MARKUP, "");
    const source = new PreparedSource(name, bare);
    for (const row of bare.split("\n")) lines.push(...splitSentences(row).map((sentence) => new SourceLine(source, sentence.text)));
    return source;
  });
  return new PreparedSources(sources, lines);
}
