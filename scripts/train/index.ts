import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { SEEN_ROUNDS } from "../../tests/cases/every-brief";
import { PAIR_CASES } from "../../tests/cases/pairs";
import { readPairCases } from "../../tests/judge/truth";
import { besideExamples } from "./beside-hours";
import { readPassages } from "./passages";
import { saidToExamples } from "./said-to";
import { readTold } from "./told";
import { topicExamples } from "./sentence-topics";
import { amountExamples } from "./whose-amounts";
import { trainNeighbours } from "./train-neighbours";
import { trainClassifier } from "./train-classifier";

/**
 * npm run train [-- --without round-8.json…]: trains the classifiers anew and writes their weights. Without a round of
 * fresh briefs `npm run judge` then says of that round what is read at first sight; train again after it.
 */
const { values } = parseArgs({ options: { without: { type: "string", multiple: true, default: [] } } });

const ROUNDS = "tests/cases/fresh";
/** Whom a sentence is said to is known of rounds that are not mended, too. */
const rounds = SEEN_ROUNDS.filter((name) => /^round-\d+\.json$/.test(name) && !values.without.includes(name));
const cases = [...rounds.flatMap((name) => readPairCases(join(ROUNDS, name))), ...PAIR_CASES];
const told = readTold(
  cases,
  values.without.map((name) => basename(name, ".json")),
);
const beside = besideExamples(readPassages(), cases);
/** Words of nine languages: with fewer places they share too many. */
const SAID_TO = { buckets: 262_144, decay: 1e-3 };

const CLASSIFIERS = [
  { file: "facts/orders/said-to.json", examples: saidToExamples(told), ...SAID_TO },
  { file: "facts/hours/clauses-beside.json", examples: beside.clauses, buckets: 16_384 },
  { file: "facts/hours/sentences-beside.json", examples: beside.sentences, buckets: 16_384 },
  { file: "facts/prices/whose-price.json", examples: amountExamples(cases), buckets: 65_536, decay: 1e-3 },
  {
    file: "generation/built-in/topics/topics.json",
    examples: topicExamples(),
    buckets: 8192,
    passes: 20,
    decay: 1e-4,
  },
];

for (const { file, examples, ...options } of CLASSIFIERS) {
  const trained = trainClassifier(examples, options);
  writeFileSync(join("app/modules", file), `${JSON.stringify(trained)}\n`);
  console.log(`${file}: ${examples.length} texts, ${trained.labels.join(", ")}`);
}

const neighbours = trainNeighbours(told, SAID_TO);
writeFileSync("app/modules/facts/orders/neighbours.json", `${JSON.stringify(neighbours)}\n`);
console.log(`facts/orders/neighbours.json: ${told.length} briefs, ${neighbours.join(", ")}`);
