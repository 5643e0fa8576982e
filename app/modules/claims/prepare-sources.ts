import { detectLanguage } from "../generation/built-in/detect-language";
import { splitSentences } from "../generation/facts/sentences";
import { amountsIn, type Amount } from "./amounts";
import { datesIn, type CalendarDate } from "./calendar-dates";
import type { ClaimSource, SourceName } from "./claim";
import { hoursIn, type TextHours } from "./clock-times";
import { addressWords } from "./find-address-claims";
import { plainText, plainWords } from "./plain-text";

/** A sentence or line of what the owner gave; its values are read when first asked for. */
export class SourceLine {
  private known: { amounts?: Amount[]; hours?: TextHours; dates?: CalendarDate[]; words?: Set<string> } = {};

  constructor(readonly source: PreparedSource, readonly text: string) {}

  /** Its words, as those of addresses are compared. */
  get words(): Set<string> {
    return (this.known.words ??= new Set(addressWords(this.text)));
  }

  get amounts(): Amount[] {
    return (this.known.amounts ??= amountsIn(this.text));
  }

  get hours(): TextHours {
    return (this.known.hours ??= hoursIn(this.text));
  }

  get dates(): CalendarDate[] {
    return (this.known.dates ??= datesIn(this.text));
  }
}

export interface PreparedSource {
  name: SourceName;
  lang: string;
  /** The whole text, as it is compared. */
  plain: string;
  /** Its words in order, as they are compared. */
  words: string[];
}

/** What the owner gave, ready for many claims. */
export interface PreparedSources {
  sources: PreparedSource[];
  lines: SourceLine[];
}

const MARKUP = /\*\*|__|`|^\s*(?:#{1,6}|[-*•▪◦‣·–>])\s+/gmu;

/** Reads what the owner gave once, for all claims of a page. */
export function prepareSources(given: ClaimSource[]): PreparedSources {
  const lines: SourceLine[] = [];
  const sources = given.map(({ name, text }) => {
    const bare = text.replace(MARKUP, "");
    const source: PreparedSource = { name, lang: detectLanguage(bare).lang, plain: plainText(bare), words: plainWords(bare) };
    for (const row of bare.split("\n")) lines.push(...splitSentences(row).map((sentence) => new SourceLine(source, sentence.text)));
    return source;
  });
  return { sources, lines };
}
