import { type ClassifierFile } from "~/modules/language/classifier/classifier";
import { featuresOf } from "~/modules/language/classifier/features";
import { seededRandom, type Random } from "~/modules/templates/seeded";

/** A text with what it is, and what a reader found in it. */
export interface Example {
  text: string;
  label: string;
  found?: readonly string[];
}

interface Options {
  /** Places for weights; what falls on the same place is told apart by the rest. */
  buckets: number;
  passes?: number;
  /** How strongly weights are held small. */
  decay?: number;
}

const RATE = 0.5;
const LARGEST_WEIGHT = 127;

/**
 * Trains a linear classifier (softmax regression, by Adagrad) on examples. The same examples in the same order give the
 * same file to the byte.
 */
export function trainClassifier(
  examples: readonly Example[],
  { buckets, passes = 12, decay = 3e-4 }: Options,
): ClassifierFile {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const rows = examples.map(({ text, label, found }) => ({
    places: featuresOf(text, buckets, found),
    label: labels.indexOf(label),
  }));
  const state = beginning(labels.length, buckets);
  const order = rows.map((_row, index) => index);
  const random = seededRandom("training");
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    for (const index of order) learn(state, rows[index]!, decay);
  }
  return { labels, buckets, ...packed(state) };
}

interface State {
  buckets: number;
  weights: Float32Array;
  /** The squares of all steps so far: what has moved much moves less. */
  moved: Float32Array;
  bias: number[];
}

const beginning = (labels: number, buckets: number): State => ({
  buckets,
  weights: new Float32Array(labels * buckets),
  moved: new Float32Array(labels * buckets).fill(1e-3),
  bias: Array.from({ length: labels }, () => 0),
});

function learn(state: State, { places, label }: { places: Uint32Array; label: number }, decay: number): void {
  const { buckets, weights, moved, bias } = state;
  const norm = 1 / Math.sqrt(places.length);
  const scores = bias.map((start, row) => {
    let sum = 0;
    for (const place of places) sum += weights[row * buckets + place]!;
    return start + norm * sum;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((a, b) => a + b, 0);
  for (const [row, power] of powers.entries()) {
    const error = power / total - (row === label ? 1 : 0);
    bias[row]! -= 0.01 * error;
    for (const place of places) {
      const at = row * buckets + place;
      const step = error * norm + decay * weights[at]!;
      moved[at]! += step * step;
      weights[at]! -= (RATE * step) / Math.sqrt(moved[at]!);
    }
  }
}

function packed({ weights, bias }: State): Pick<ClassifierFile, "scale" | "bias" | "weights"> {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
  const scale = largest / LARGEST_WEIGHT;
  const small = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { scale, bias: [...bias], weights: Buffer.from(small.buffer).toString("base64") };
}

function shuffle(order: number[], random: Random): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random.index(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
