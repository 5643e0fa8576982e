import { findHours } from "../facts/find-hours";
import { findPeople } from "../facts/find-people";
import { splitSentences } from "../facts/sentences";
import { readSource } from "../facts/source-text";
import { GivenPairs, wordsBeside } from "./amount-pairs";
import type { Amount } from "./amounts";
import type { ClaimSource } from "./claim";
import { spanOfDay, type TimeSpan } from "./clock-times";
import { nameWords } from "./find-person-claims";
import { roleWords, type GivenRole } from "./given-roles";
import { givenRows, type GivenRow } from "./given-rows";
import { PreparedSource, SourceLine } from "./source-line";

/** A row of opening hours and the owner's words that it was read from. */
interface GivenHours {
  weekdays: readonly number[];
  isClosed: boolean;
  spans: TimeSpan[];
  words: string;
}

/** What the owner gave, ready for many claims. */
export class PreparedSources {
  private known: {
    roles?: GivenRole[];
    hours?: GivenHours[];
    rows?: GivenRow[];
    prices?: GivenPairs;
    numbers?: GivenPairs;
    byValue?: Map<number, SourceLine[]>;
  } = {};

  constructor(
    readonly sources: PreparedSource[],
    readonly lines: SourceLine[],
  ) {}

  /** All prices with what they are for, figures without a currency and without a noun included. */
  get prices(): GivenPairs {
    return (this.known.prices ??= this.pairs(pricesAmong));
  }

  /** All numbers with what they are numbers of. */
  get numbers(): GivenPairs {
    return (this.known.numbers ??= this.pairs((amounts) =>
      amounts.filter((amount) => amount.kind === "number" && !isYear(amount)),
    ));
  }

  private pairs(chosenAmong: (amounts: Amount[]) => Amount[]): GivenPairs {
    return new GivenPairs(
      this.lines.flatMap(({ text, amounts }) => {
        const chosen = chosenAmong(amounts);
        return wordsBeside(text, chosen).map((words, index) => ({ ...words, value: chosen[index]!.value }));
      }),
    );
  }

  /** The prices of things as our reader of prices understands them. */
  get rows(): GivenRow[] {
    return (this.known.rows ??= this.sources.flatMap(givenRows));
  }

  /** Whom the owner's words name, with their roles. */
  get roles(): GivenRole[] {
    return (this.known.roles ??= this.sources.flatMap(({ text }) =>
      findPeople(readSource(text)).people.map(({ value: { name, role = "" } }) => ({
        name: nameWords(name),
        role: roleWords(role),
      })),
    ));
  }

  /** The hours of days as our reader of hours understands them, exceptions and what goes on from before included. */
  get hours(): GivenHours[] {
    return (this.known.hours ??= this.sources.flatMap(({ text, lang }) =>
      findHours(readSource(text), lang).found.map(({ value: { weekdays, closed, spans }, words = "" }) => ({
        ...{ weekdays, isClosed: closed, words },
        spans: spans.map(spanOfDay),
      })),
    ));
  }

  /** The lines with an amount of this value. */
  linesWith(value: number): SourceLine[] {
    this.known.byValue ??= linesByValue(this.lines);
    return this.known.byValue.get(value) ?? [];
  }
}

/** The prices of a line with figures beside them ("£20-25"); where no currency stands, bare figures may be prices. */
function pricesAmong(amounts: Amount[]): Amount[] {
  const isPrice = (amount: Amount | undefined) => amount?.kind === "price";
  const withPrices = amounts.filter((amount, index) => {
    const [before, after] = [amounts[index - 1], amounts[index + 1]];
    const isInRange =
      (isPrice(before) && amount.start - before!.end <= JOINT) ||
      (isPrice(after) && after!.start - amount.end <= JOINT);
    return isPrice(amount) || (isBareFigure(amount) && isInRange);
  });
  return withPrices.some(isPrice) ? withPrices : amounts.filter((amount) => isBareFigure(amount) && !isYear(amount));
}

/** Letters between the two of a range: "20 to £25". */
const JOINT = 4;
const isBareFigure = ({ kind, nouns, written, whole }: Amount) =>
  kind === "number" && written === "digits" && nouns.length === 0 && whole === undefined;
const isYear = ({ value, written, nouns }: Amount) =>
  written === "digits" && nouns.length === 0 && Number.isInteger(value) && value >= 1500 && value < 2100;

function linesByValue(lines: SourceLine[]): Map<number, SourceLine[]> {
  const found = new Map<number, SourceLine[]>();
  for (const line of lines)
    for (const value of new Set(line.amounts.map((amount) => amount.value)))
      found.set(value, [...(found.get(value) ?? []), line]);
  return found;
}

const MARKUP = /\*\*|__|`|^[^\S\r\n\u2028\u2029]*(?:#{1,6}|[-*•▪◦‣·–>])\s+/gmu;

/** Reads what the owner gave once, for all claims of a page. */
export function prepareSources(given: ClaimSource[]): PreparedSources {
  const lines: SourceLine[] = [];
  const sources = given.map(({ name, text }) => {
    const bare = text.replace(MARKUP, "");
    const source = new PreparedSource(name, bare);
    for (const row of bare.split("\n"))
      lines.push(...splitSentences(row).map((sentence) => new SourceLine(source, sentence.text)));
    return source;
  });
  return new PreparedSources(sources, lines);
}
