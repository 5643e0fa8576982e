import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Mutant } from "./mutant";

/**
 * Mutants in the order in which a seed takes them: in turn from each file, and there from each operator. What is drawn
 * follows from the text of a mutant alone, so a change to one file, or a folder's new name, leaves the others where
 * they are.
 */
export function inOrderOf(seed: number, mutants: readonly Mutant[]): Mutant[] {
  const drawn = mutants
    .map((mutant) => ({ mutant, lot: lotOf(seed, mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const files = groupsOf(
    drawn.map(({ mutant }) => mutant),
    ({ file }) => file,
  );
  return inTurn(files.map((file) => inTurn(groupsOf(file, ({ operator }) => operator))));
}

function lotOf(seed: number, { file, operator, was, becomes }: Mutant): string {
  return createHash("sha256")
    .update(JSON.stringify([seed, basename(file), operator, was, becomes]))
    .digest("hex");
}

function groupsOf(mutants: Mutant[], keyOf: (mutant: Mutant) => string): Mutant[][] {
  const groups = new Map<string, Mutant[]>();
  for (const mutant of mutants) groups.set(keyOf(mutant), [...(groups.get(keyOf(mutant)) ?? []), mutant]);
  return [...groups.values()];
}

function inTurn(groups: Mutant[][]): Mutant[] {
  const rounds = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat();
}
