import { splitSentences } from "../facts/sentences";
import type { ClaimSource } from "./claim";
import { givenPrices, type GivenPrice } from "./price-items";
import { PreparedSource, SourceLine } from "./source-line";

/** What the owner gave, ready for many claims. */
export class PreparedSources {
  private known: { prices?: GivenPrice[]; byValue?: Map<number, SourceLine[]> } = {};

  constructor(
    readonly sources: PreparedSource[],
    readonly lines: SourceLine[],
  ) {}

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
