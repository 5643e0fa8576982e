import { seededRandom } from "~/modules/templates/seeded";

/** Draws numbers from 0 to `count - 1`, the n-th most wanted as often as 1/n; the same seed gives the same row. */
export function zipf(count: number, seed: string): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) sums[rank] = sum += 1 / (rank + 1);
  const { next } = seededRandom(seed);
  return () => firstAbove(sums, next() * sum);
}

function firstAbove(sums: Float64Array, wanted: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
