import { alignedTable } from "../bench/table";
import type { Trial } from "./run-area";
import { reasonFor } from "./survivors";

export interface AreaResult {
  name: string;
  trials: Trial[];
  seconds: number;
}

const killed = (trials: Trial[]) => trials.filter(({ killer }) => killer !== null).length;

/** Those that no test sees and nobody has given a reason for. */
export const unexplained = (results: AreaResult[]): Trial[] =>
  results.flatMap(({ trials }) => trials).filter(({ mutant, killer }) => killer === null && reasonFor(mutant) === null);

/** A table of the areas, with all of them together at its end. */
export function toTable(results: AreaResult[]): string {
  const all = {
    name: "all",
    trials: results.flatMap(({ trials }) => trials),
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
  };
  return alignedTable(
    ["area", "mutants", "killed", "survived with a reason", "survived", "seconds"],
    [...results, all].map(toRow),
  );
}

function toRow({ name, trials, seconds }: AreaResult): string[] {
  const without = unexplained([{ name, trials, seconds }]).length;
  return [
    name,
    ...[trials.length, killed(trials), trials.length - killed(trials) - without, without, seconds].map((figure) =>
      figure.toFixed(0),
    ),
  ];
}

/** A mutant as a difference, with what became of it. */
export function describeTrial({ mutant, killer }: Trial): string {
  const { file, line, operator, was, becomes } = mutant;
  const outcome =
    killer === null ? `survived${reasonFor(mutant) ? `: ${reasonFor(mutant)}` : ""}` : `killed: ${killer}`;
  return `${file}:${line} (${operator}) ${outcome}\n  - ${was}\n  + ${becomes}`;
}
