import { z } from "zod";
import { featuresOf } from "./features";

/** A trained classifier as it lies in a file: a row of weights for each label, in base64. */
const classifierFile = z.object({
  labels: z.array(z.string()).min(2),
  buckets: z.int().positive(),
  /** What a weight of one stands for. */
  scale: z.number().positive(),
  bias: z.array(z.number()),
  weights: z.base64(),
});
export type ClassifierFile = z.infer<typeof classifierFile>;

/** How likely a label is, from 0 to 1. */
interface Likelihood<Label extends string> {
  label: Label;
  likelihood: number;
}

/** Says of a text, and of what a reader found in it, how likely each label is, the likeliest first. */
export type Classifier<Label extends string> = (text: string, found?: readonly string[]) => Likelihood<Label>[];

/** Makes a classifier of what training wrote (`npm run train`). Throws where the file is not whole. */
export function readClassifier<Label extends string>(file: unknown): Classifier<Label> {
  const { labels, buckets, scale, bias, weights: packed } = classifierFile.parse(file);
  const weights = new Int8Array(Buffer.from(packed, "base64"));
  if (weights.length !== labels.length * buckets || bias.length !== labels.length)
    throw new Error("The weights of a classifier do not fit its labels.");
  return (text, found) => {
    const places = featuresOf(text, buckets, found);
    const norm = scale / Math.sqrt(places.length);
    const scores = labels.map((_label, row) => bias[row]! + norm * sumOf(weights, row * buckets, places));
    return shares(scores)
      .map((likelihood, row) => ({ label: labels[row] as Label, likelihood }))
      .toSorted((a, b) => b.likelihood - a.likelihood);
  };
}

/** The same, made of its file when the first text is given: most processes never read one. */
export function lazyClassifier<Label extends string>(file: unknown): Classifier<Label> {
  let classifier: Classifier<Label> | undefined;
  return (...given) => (classifier ??= readClassifier<Label>(file))(...given);
}

function sumOf(weights: Int8Array, from: number, places: Uint32Array): number {
  let sum = 0;
  for (const place of places) sum += weights[from + place]!;
  return sum;
}

/** Scores as shares of one (softmax). */
function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
