import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SaidTo } from "~/modules/facts/orders/orders-maker";
import { readSource } from "~/modules/facts/source-text";
import { ownerText, type PairCase } from "../../tests/judge/truth";

const BRIEFS = "scripts/train/briefs";

/** What an owner wrote, sentence by sentence in its order, with whom each is said to. */
export interface Told {
  language: string;
  sentences: { text: string; label: SaidTo }[];
}

/**
 * Briefs that were written for this by hands that had not seen the code, those of the rounds of looks, read by others,
 * and those whose wishes we know. `without` names rounds that are left out, such as "looks-6".
 */
export const readTold = (cases: readonly PairCase[], without: readonly string[] = []): Told[] => [
  ...labelledBriefs(without),
  ...cases.map(toldIn),
];

/** "de.tsv", "de.looks-6.tsv": a line for each sentence, an empty one between briefs. */
const labelledBriefs = (without: readonly string[]): Told[] =>
  readdirSync(BRIEFS)
    .filter((name) => !without.includes(name.split(".")[1]!))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(BRIEFS, name), "utf8")
        .trimEnd()
        .split("\n\n")
        .map((brief) => ({ language: name.split(".")[0]!, sentences: brief.split("\n").map(labelled) })),
    );

function labelled(line: string): Told["sentences"][number] {
  const [label, text] = line.split("\t") as [SaidTo, string];
  return { label, text };
}

/** The wishes and the talk of a brief, and every sentence of what stands between them. */
function toldIn(each: PairCase): Told {
  const text = ownerText(each);
  const aside = [...marks(text, each.truth.wishes, "maker"), ...marks(text, each.truth.talk, "talk")];
  const sentences: Told["sentences"] = [];
  let end = 0;
  for (const { start, words, label } of aside.toSorted((a, b) => a.start - b.start)) {
    if (start < end) continue;
    sentences.push(...ownSentences(text.slice(end, start)), { text: words, label });
    end = start + words.length;
  }
  return { language: each.language, sentences: [...sentences, ...ownSentences(text.slice(end))] };
}

const marks = (text: string, list: readonly string[], label: SaidTo) =>
  list.map((words) => ({ start: text.indexOf(words), words, label })).filter(({ start }) => start >= 0);

const ownSentences = (text: string): Told["sentences"] =>
  readSource(text).lines.flatMap(({ sentences }) =>
    sentences.filter((each) => /\p{L}/u.test(each.text)).map((each) => ({ text: each.text, label: "page" as const })),
  );
