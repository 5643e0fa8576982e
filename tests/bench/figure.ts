import type { Bench, Samples } from "./bench";

/** The median, and what one round in ten stays below or above. */
export interface Spread {
  median: number;
  p10: number;
  p90: number;
}

export interface Figure extends Pick<Bench, "name" | "goal" | "unit" | "peer"> {
  rounds: number;
  ours: Spread;
  peers: Spread;
  /** Our median over the peer's. */
  ratio: number;
  met: boolean;
}

export function figureOf({ name, goal, unit, peer }: Bench, samples: Samples): Figure {
  const [ours, peers] = [spreadOf(samples.ours), spreadOf(samples.peers)];
  const [rounds, ratio] = [samples.ours.length, ours.median / peers.median];
  return { name, goal, unit, peer, rounds, ours, peers, ratio, met: ours.median < goal };
}

function spreadOf(milliseconds: number[]): Spread {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p10: quantile(sorted, 0.1), p90: quantile(sorted, 0.9) };
}

// Between two rounds where the place falls between them.
function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place % 1);
}
