import { writeFileSync } from "node:fs";
import { readClassifier } from "~/modules/language/classifier/classifier";
import { featuresOfRequest } from "~/modules/designer/offering/intents/features-of-request";
import { readWords } from "~/modules/designer/understanding/read-words";
import { phrasings, requestsOfMessages, requestsOfRounds, type Request } from "./requests";
import { trainClassifier, type Example } from "./train-classifier";

/**
 * npm run train:intents [-- --hold]: trains what an owner's message asks for on the phrasings in `intents/` and the
 * messages in `parts/`, and writes the weights; with `--hold` it says instead how many it knows of each tenth that was left
 * out, and of the rounds of the edit benchmark.
 */
const TO = new URL("../../app/modules/designer/offering/intents/weights.json", import.meta.url);
const BUCKETS = 8192;
const DECAY = 1e-4;
const FOLDS = 10;

const exampleOf = ({ says, intent }: Request): Example => ({
  text: "",
  label: intent,
  found: featuresOfRequest(readWords(says)),
});
const sets = { phrasings: phrasings().map(exampleOf), "requests of messages": requestsOfMessages().map(exampleOf) };
const examples = Object.values(sets).flat();
const train = (some: readonly Example[]) => trainClassifier(some, { buckets: BUCKETS, decay: DECAY });

if (process.argv.includes("--hold")) hold();
else writeFileSync(TO, `${JSON.stringify(train(examples))}\n`);

function hold(): void {
  const ranks = new Map<Example, number>();
  const rank = (own: readonly Example[], others: readonly Example[]) => {
    const classify = readClassifier(train(others));
    for (const example of own) {
      const at = classify("", example.found).findIndex(({ label }) => label === example.label);
      ranks.set(example, at === -1 ? Number.POSITIVE_INFINITY : at);
    }
  };
  for (let fold = 0; fold < FOLDS; fold += 1)
    rank(
      examples.filter((_, at) => at % FOLDS === fold),
      examples.filter((_, at) => at % FOLDS !== fold),
    );
  const rounds = requestsOfRounds().map(exampleOf);
  rank(rounds, examples);
  for (const [name, own] of Object.entries({ ...sets, "requests of rounds": rounds }))
    for (const most of [1, 3, 5])
      console.log(
        `${name}, among the first ${most}: ${own.filter((each) => ranks.get(each)! < most).length} of ${own.length}`,
      );
}
