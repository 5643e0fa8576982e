import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { saidToExamples } from "./said-to";
import { topicExamples } from "./sentence-topics";
import { trainClassifier } from "./train-classifier";

/**
 * npm run train [-- --without round-8.json…]: trains the classifiers anew and writes their weights. Without a round of
 * fresh briefs `npm run judge` then says of that round what is read at first sight; train again after it.
 */
const { values } = parseArgs({ options: { without: { type: "string", multiple: true, default: [] } } });

const CLASSIFIERS = [
  { file: "app/modules/facts/orders/said-to.json", examples: saidToExamples(values.without), buckets: 32_768 },
  {
    file: "app/modules/generation/built-in/topics/topics.json",
    examples: topicExamples(),
    buckets: 8192,
    passes: 20,
    decay: 1e-4,
  },
];

for (const { file, examples, ...options } of CLASSIFIERS) {
  const trained = trainClassifier(examples, options);
  writeFileSync(file, `${JSON.stringify(trained)}\n`);
  console.log(`${file}: ${examples.length} texts, ${trained.labels.join(", ")}`);
}
