import { detectLanguage } from "../language/detect-language";
import type { Amount } from "./amounts";
import { datesIn, type CalendarDate } from "./calendar-dates";
import type { SourceName } from "./claim";
import { hoursIn, type TextHours } from "./clock-times";
import { addressWords } from "./find-address-claims";
import { findContactClaims } from "./find-contact-claims";
import { givenAmounts } from "./given-amounts";
import { honourWords } from "./find-honour-claims";
import { lengthOf } from "./measures";
import { spokenLengths } from "./spoken-lengths";
import { givenPhones, type GivenPhone } from "./given-phones";
import { plainText, plainWords, triplesOf } from "./plain-text";

/** A sentence or line of what the owner gave; its values are read when first asked for. */
export class SourceLine {
  private known: {
    amounts?: Amount[];
    lengths?: ReadonlySet<string>;
    hours?: TextHours;
    dates?: CalendarDate[];
    words?: Set<string>;
    plain?: string;
    plainWords?: string[];
    phones?: GivenPhone[];
    honours: Map<string, boolean>;
  } = { honours: new Map() };

  constructor(
    readonly source: PreparedSource,
    readonly text: string,
  ) {}

  /** Its words, as those of addresses are compared. */
  get words(): Set<string> {
    return (this.known.words ??= new Set(addressWords(this.text)));
  }

  /** The whole of it, as it is compared. */
  get plain(): string {
    return (this.known.plain ??= plainText(this.text));
  }

  get plainWords(): string[] {
    return (this.known.plainWords ??= plainWords(this.text));
  }

  get amounts(): Amount[] {
    return (this.known.amounts ??= givenAmounts(this.text).filter(
      ({ kind, start, end }) =>
        kind !== "number" || !this.others.some((other) => other.start < end && other.end > start),
    ));
  }

  /** Lengths of time in one unit, however they are said. */
  get lengths(): ReadonlySet<string> {
    return (this.known.lengths ??= new Set(
      [...this.amounts, ...spokenLengths(this.text)].flatMap(({ value, measure }) => lengthOf(value, measure) ?? []),
    ));
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
    return [
      ...findContactClaims(this.text),
      ...this.dates,
      ...statements,
      ...spans.filter(({ to }) => to !== undefined),
    ];
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

  constructor(
    readonly name: SourceName,
    readonly text: string,
  ) {
    this.plain = plainText(text);
    this.lang = detectLanguage(text).lang;
    this.plainWords = plainWords(text);
  }

  /** Each three words in a row. */
  get triples(): Set<string> {
    return (this.known ??= new Set(triplesOf(this.plainWords)));
  }
}
