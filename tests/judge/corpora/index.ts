import { existsSync } from "node:fs";
import { join } from "node:path";
import { addressFormatting } from "./address-formatting";
import type { Corpus, CorpusTally } from "./corpus";
import { e2eCleaning } from "./e2e-cleaning";
import { openingHours } from "./opening-hours";
import { priceParser } from "./price-parser";
import { recognizersText } from "./recognizers-text";

const CORPORA: Corpus[] = [e2eCleaning, recognizersText, openingHours, priceParser, addressFormatting];

/** Judges our readers by the corpus whose checkout is in a folder. @throws Error where none of those we know is */
export function judgeCorpus(folder: string): CorpusTally[] {
  const corpus = CORPORA.find(({ at }) => existsSync(join(folder, at)));
  if (!corpus) throw new Error(`In ${folder} is none of ${CORPORA.map(({ at }) => at).join(", ")}.`);
  return corpus.judge(folder);
}
