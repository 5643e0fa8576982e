import { findPrices } from "../facts/find-prices";
import { readSource } from "../facts/source-text";
import { contentWords } from "./amount-pairs";
import { amountsIn, type Amount } from "./amounts";
import { SourceLine, type PreparedSource } from "./source-line";

/** A price of the owner's in the currency that its list names once, as our reader of prices understands it. */
export interface GivenRow {
  name: readonly string[];
  price: Amount;
  line: SourceLine;
}

/**
 * The rows of a text that have a name and one price whose currency its own words leave out, with these words; whatever
 * names its money is read in its line.
 */
export const givenRows = (source: PreparedSource): GivenRow[] =>
  findPrices(readSource(source.text)).found.flatMap(({ value, words = value.name }) => {
    const name = contentWords(value.name);
    const [price, ...others] = pricesIn(value.price);
    const isCompleted = price && others.length === 0 && pricesIn(words).length === 0;
    return isCompleted && name.length > 0 ? [{ name, price, line: new SourceLine(source, words) }] : [];
  });

const pricesIn = (text: string): Amount[] => amountsIn(text).filter(({ kind }) => kind === "price");
