import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { readClassifier } from "~/modules/language/classifier/classifier";
import { INTENTS } from "~/modules/designer/offering/intents/intents";
import { sensesIn } from "~/modules/designer/offering/intents/senses-in";
import { readWords } from "~/modules/designer/understanding/read-words";
import { trainClassifier, type Example } from "./train-classifier";

/**
 * npm run train:intents [-- --hold]: trains what an owner's message asks for on the phrasings in `intents/`, and writes
 * the weights; with `--hold` it leaves out each tenth instead and says how many of those it knows.
 */
const FROM = new URL("./intents/", import.meta.url);
const TO = new URL("../../app/modules/designer/offering/intents/weights.json", import.meta.url);
const BUCKETS = 1024;
const FOLDS = 10;

const phrasing = z.object({ language: z.string(), says: z.string(), intent: z.enum(INTENTS) });
const examples = readdirSync(FROM)
  .toSorted()
  .flatMap((file) => readFileSync(new URL(file, FROM), "utf8").split("\n").filter(Boolean))
  .map((line): Example => {
    const { says, intent } = phrasing.parse(JSON.parse(line));
    // Letters and words by themselves made it worse: seven languages share what the word lists know.
    return { text: "", label: intent, found: sensesIn(readWords(says)) };
  });

if (process.argv.includes("--hold")) hold();
else writeFileSync(TO, `${JSON.stringify(trainClassifier(examples, { buckets: BUCKETS }))}\n`);

function hold(): void {
  const ranks = examples.map(() => Number.POSITIVE_INFINITY);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const classify = readClassifier(
      trainClassifier(
        examples.filter((_, at) => at % FOLDS !== fold),
        { buckets: BUCKETS },
      ),
    );
    examples.forEach(({ text, label, found }, at) => {
      if (at % FOLDS === fold) ranks[at] = classify(text, found).findIndex((each) => each.label === label);
    });
  }
  for (const most of [1, 3, 5])
    console.log(`among the first ${most}: ${ranks.filter((rank) => rank < most).length} of ${ranks.length}`);
}
