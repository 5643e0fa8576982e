import type { Bench, Goal, Samples } from "./bench";
import { quantile } from "./quantile";

/** The median, and what one round in ten stays below or above. */
export interface Spread {
  median: number;
  p10: number;
  p90: number;
}

export interface Figure extends Pick<Bench, "goal" | "unit" | "peer"> {
  name: string;
  rounds: number;
  ours: Spread;
  peers: Spread;
  /** Our median over the peer's. */
  ratio: number;
  /** Null where nothing was wanted. */
  met: boolean | null;
  /** So far from the goal that the run fails: a fault of ours, whatever the machine does. */
  failed: boolean;
}

export function figureOf(name: string, { note, goal, unit, peer }: Bench, samples: Samples): Figure {
  const [ours, peers] = [spreadOf(samples.ours), spreadOf(samples.peers)];
  const [rounds, ratio] = [samples.ours.length, ours.median / peers.median];
  const failed = typeof goal === "object" && "failsUnder" in goal && ratio < goal.failsUnder!;
  return {
    name: note ? `${name} (${note})` : name,
    goal,
    unit,
    peer,
    rounds,
    ours,
    peers,
    ratio,
    met: isMet(goal, ours.median, ratio),
    failed,
  };
}

function isMet(goal: Goal | undefined, median: number, ratio: number): boolean | null {
  if (goal === undefined) return null;
  if (typeof goal === "number") return median < goal;
  return "ratioAtLeast" in goal ? ratio >= goal.ratioAtLeast : ratio <= goal.ratioAtMost;
}

function spreadOf(samples: number[]): Spread {
  return { median: quantile(samples, 0.5), p10: quantile(samples, 0.1), p90: quantile(samples, 0.9) };
}
