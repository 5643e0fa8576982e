import { writeFileSync } from "node:fs";
import { readClassifier } from "~/modules/language/classifier/classifier";
import { sensesIn } from "~/modules/designer/offering/intents/senses-in";
import { readWords } from "~/modules/designer/understanding/read-words";
import { phrasings, requestsOfMessages, type Request } from "./requests";
import { trainClassifier, type Example } from "./train-classifier";

/**
 * npm run train:intents [-- --hold]: trains what an owner's message asks for on the phrasings in `intents/` and the
 * messages in `parts/`, and writes the weights; with `--hold` it leaves out each tenth instead and says how many of those
 * it knows.
 */
const TO = new URL("../../app/modules/designer/offering/intents/weights.json", import.meta.url);
const BUCKETS = 2048;
const FOLDS = 10;

// Letters and words by themselves made phrasings worse: seven languages share what the word lists know.
const exampleOf = ({ says, intent }: Request): Example => ({
  text: "",
  label: intent,
  found: sensesIn(readWords(says)),
});
const sets = { phrasings: phrasings().map(exampleOf), "requests of messages": requestsOfMessages().map(exampleOf) };
const examples = Object.values(sets).flat();

if (process.argv.includes("--hold")) hold();
else writeFileSync(TO, `${JSON.stringify(trainClassifier(examples, { buckets: BUCKETS }))}\n`);

function hold(): void {
  const ranks = new Map<Example, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const classify = readClassifier(
      trainClassifier(
        examples.filter((_, at) => at % FOLDS !== fold),
        { buckets: BUCKETS },
      ),
    );
    examples.forEach((example, at) => {
      if (at % FOLDS !== fold) return;
      const rank = classify("", example.found).findIndex(({ label }) => label === example.label);
      ranks.set(example, rank === -1 ? Number.POSITIVE_INFINITY : rank);
    });
  }
  for (const [name, own] of Object.entries(sets))
    for (const most of [1, 3, 5])
      console.log(
        `${name}, among the first ${most}: ${own.filter((each) => ranks.get(each)! < most).length} of ${own.length}`,
      );
}
