import type { Bench, Samples } from "./bench";

// Code is compiled and caches are filled by then; the figures are of a product that has been running.
const WARM_UP_ROUNDS = 6;
const ROUNDS = 40;

/**
 * Measures ours and the peer in turn, so that whatever else the machine does meets both alike; who goes first
 * changes from round to round.
 */
export async function runRounds(bench: Bench): Promise<Samples> {
  const samples: Samples = { ours: [], peers: [] };
  const [warmUps, counted] = bench.rounds ? [1, bench.rounds] : [WARM_UP_ROUNDS, ROUNDS];
  for (let round = 0; round < warmUps + counted; round += 1) {
    const turns = [
      async () => samples.ours.push(await bench.measure(round)),
      async () => samples.peers.push(await bench.measurePeer(round)),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return { ours: samples.ours.slice(warmUps), peers: samples.peers.slice(warmUps) };
}
