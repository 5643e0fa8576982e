import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../../tests/factories/bike-shop";
import { openSite } from "../../../operations/opened-site";
import { NO_DIALOGUE } from "../dialogue";
import { knownWords } from "../known-words";
import { readWords } from "../read-words";
import type { Word } from "../word";
import { TOLD_READERS } from "./told";

const LONGEST = 4_000;
const site = openSite(BIKE_SHOP, null);
const known = { site, dialogue: NO_DIALOGUE };

/** Words by which the readers go on, signs that open and never close, names, figures and parts of the page. */
const PIECES = [
  ...[
    "put",
    "add it after",
    "should say",
    "instead of",
    "is missing",
    "statt",
    "que ponga",
    "mettez",
    "the same blue as",
  ],
  ...[
    "under his name",
    "and the answer is",
    "is spelt with an",
    "stays as it is",
    "two and two",
    "has retired",
    "costs",
  ],
  ...[": ", ", ", ". ", "? ", "! ", "“", "”", "(", ")", "\n", " - ", "…", "’", '"', "; "],
  ...[
    "Puncture",
    "Trail 500",
    "What riders say",
    "Will",
    "Dana",
    "Book a service",
    "£8",
    "9.30",
    "12,50 €",
    "1433 555010",
  ],
  ...["Anna Maria Sánchez-Öztürk", "ß", "e\u0301", "\u{1f6b2}", "a".repeat(80), "1".repeat(40)],
];

/** Words that count how often somebody looks what they mean. */
function counted(words: readonly Word[]): { words: Word[]; looks: () => number } {
  let looks = 0;
  const own = words.map(({ senses, ...word }) => ({
    ...word,
    get senses() {
      looks += 1;
      return senses;
    },
  }));
  return { words: own, looks: () => looks };
}

function looksAt(source: string): number[] {
  const words = readWords(source, knownWords(site.page));
  return TOLD_READERS.map((reader) => {
    const own = counted(words);
    reader(own.words, source, known, { words: own.words, source });
    return own.looks();
  });
}

/** Twice the letters are looked at twice, and no more; some are looked at once more for what stands around them. */
const MOST_GROWTH = 2.5;
const FEW = 4_000;

describe("long and hostile messages", () => {
  it("are read to their end, in steps that grow with their letters", () => {
    // Whole units only: a word cut short may ask for something that the half did not.
    const unit = fc
      .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 40 })
      .map((pieces) => `${pieces.join(" ")} `)
      .filter((each) => each.trim() !== "");
    fc.assert(
      fc.property(unit, (each) => {
        const source = each.repeat(Math.ceil(LONGEST / 2 / each.length));
        const half = looksAt(source);
        const grown = looksAt(source + source).flatMap((looks, at) =>
          looks > MOST_GROWTH * half[at]! + FEW ? [`${TOLD_READERS[at]!.name}: ${half[at]} to ${looks}`] : [],
        );
        expect(grown).toEqual([]);
      }),
      { numRuns: Number(process.env.RUNS ?? 6) },
    );
  });
});
