import { readPricedLine } from "./price-lines";
import type { PricedLine } from "./prices/priced-line";
import type { SourceText } from "./source-text";

/** Reads a line of a text as prices; `listed` says that it stands in a list of them. */
export type LineReader = ((text: string, listed: boolean) => PricedLine | undefined) & { language: string };

/** Lines are asked about by their neighbours, too: each is read once. */
export function lineReader(source: SourceText): LineReader {
  const known = new Map<string, PricedLine | undefined>();
  const { language } = source;
  const read = (text: string, listed: boolean) => {
    const key = `${listed}${text}`;
    if (!known.has(key)) known.set(key, readPricedLine(text, { listed, language }));
    return known.get(key);
  };
  return Object.assign(read, { language });
}
