import { seededRandom } from "~/modules/templates/seeded";

/** Things of which some are right, each with what speaks for it. */
export interface Choice {
  features: readonly Readonly<Record<string, number>>[];
  right: readonly boolean[];
}

const RATE = 0.1;
const DECAY = 2e-3;
const PASSES = 12;
const LEAST = 0.02;

type Row = readonly (readonly [place: number, value: number])[];

/**
 * Weights that put the right ones before all others (softmax over what there is to choose from, by Adagrad). The same
 * choices in the same order give the same weights.
 */
export function trainRanker(choices: readonly Choice[]): Record<string, number> {
  const places = new Map<string, number>();
  const data = choices
    .filter(({ right }) => right.some(Boolean))
    .map(({ features, right }) => ({ rows: features.map((each) => rowOf(each, places)), right }));
  const weights = new Float64Array(places.size);
  const moved = new Float64Array(places.size).fill(1e-3);
  const random = seededRandom("ranking");
  for (let pass = 0; pass < PASSES; pass += 1)
    for (let step = 0; step < data.length; step += 1) learn(data[random.index(data.length)]!, weights, moved);
  return Object.fromEntries(
    [...places]
      .map(([name, at]): [string, number] => [name, Number(weights[at]!.toFixed(2))])
      .filter(([, weight]) => Math.abs(weight) >= LEAST)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function rowOf(features: Readonly<Record<string, number>>, places: Map<string, number>): Row {
  return Object.entries(features)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => {
      if (!places.has(name)) places.set(name, places.size);
      return [places.get(name)!, value];
    });
}

/** One step towards the right ones, away from those that were taken for them. */
function learn(
  { rows, right }: { rows: readonly Row[]; right: readonly boolean[] },
  weights: Float64Array,
  moved: Float64Array,
): void {
  const scores = rows.map((row) => row.reduce((sum, [at, value]) => sum + weights[at]! * value, 0));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((a, b) => a + b, 0);
  const good = powers.reduce((sum, power, at) => sum + (right[at] ? power : 0), 0) || Number.MIN_VALUE;
  const steps = new Map<number, number>();
  rows.forEach((row, index) => {
    const error = powers[index]! / all - (right[index] ? powers[index]! / good : 0);
    if (Math.abs(error) > 1e-4) for (const [at, value] of row) steps.set(at, (steps.get(at) ?? 0) + error * value);
  });
  for (const [at, error] of steps) {
    const step = error + DECAY * weights[at]!;
    moved[at]! += step * step;
    weights[at]! -= (RATE * step) / Math.sqrt(moved[at]!);
  }
}
