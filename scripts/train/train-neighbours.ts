import { readClassifier, type Classifier } from "~/modules/language/classifier/classifier";
import { isFact, makerScores, weighed, type SaidTo } from "~/modules/facts/orders/orders-maker";
import { surroundings } from "~/modules/facts/orders/surroundings";
import { saidToExamples } from "./said-to";
import type { Told } from "./told";
import { trainClassifier } from "./train-classifier";

/** Each brief is judged by a classifier that was trained without it. */
const FOLDS = 5;
const STEPS = 3000;
const RATE = 0.15;
const DECAY = 1e-4;

/**
 * How much the surroundings of a sentence weigh beside what it says, by logistic regression: in the order of
 * `surroundings`. `options` are those of the classifier of sentences.
 */
export function trainNeighbours(told: readonly Told[], options: Parameters<typeof trainClassifier>[1]): number[] {
  const rows = Array.from({ length: FOLDS }, (_fold, fold) => fold).flatMap((fold) => {
    const rest = told.filter((_each, index) => index % FOLDS !== fold);
    const classify = readClassifier<SaidTo>(trainClassifier(saidToExamples(rest), options));
    return told.filter((_each, index) => index % FOLDS === fold).flatMap((each) => rowsOf(each, classify));
  });
  return fitted(rows).map((weight) => Math.round(weight * 1000) / 1000);
}

interface Row {
  numbers: number[];
  isOrder: boolean;
}

function rowsOf({ language, sentences }: Told, classify: Classifier<SaidTo>): Row[] {
  const scores = makerScores(
    classify,
    sentences.map(({ text }) => text),
    language,
  );
  return sentences.flatMap(({ text, label }, at) =>
    isFact(text) ? [] : [{ numbers: surroundings(scores, at), isOrder: label === "maker" }],
  );
}

function fitted(rows: readonly Row[]): number[] {
  const weights = rows[0]!.numbers.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map(() => 0);
    for (const { numbers, isOrder } of rows) {
      const error = 1 / (1 + Math.exp(-weighed(numbers, weights))) - Number(isOrder);
      for (const [index, number] of numbers.entries()) slopes[index]! += error * number;
    }
    for (const [index, slope] of slopes.entries())
      weights[index]! -= RATE * (slope / rows.length + DECAY * weights[index]!);
  }
  return weights;
}
