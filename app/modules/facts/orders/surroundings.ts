/** How far a sentence's neighbours are trusted: one that is very likely says no more than one that is likely. */
const MOST_TRUSTED = 3;

/**
 * What a sentence is judged by beside what it says: what stands around it. People who turn to the maker go on for a
 * while, and rarely begin so. `scores` are the logits of all sentences of a text in their order; gives the numbers that
 * are weighed (neighbours.json), in the order of their weights. Training and reading see the same.
 */
export function surroundings(scores: readonly number[], at: number): number[] {
  const last = scores.length - 1;
  const near = (place: number) => Math.max(-MOST_TRUSTED, Math.min(MOST_TRUSTED, scores[place] ?? 0));
  return [
    1,
    scores[at]!,
    near(at - 1) + near(at - 2),
    near(at + 1) + near(at + 2),
    Number(at === 0),
    Number(at <= 1),
    Number(at === last),
    last > 0 ? at / last : 0,
  ];
}
