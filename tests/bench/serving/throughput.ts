import type { Goal, OpenBench } from "../bench";
import { hostOf } from "./fill-folder";
import type { StartPeer } from "./peers";
import type { ServingWorld } from "./world";
import { requirePrograms } from "./require-program";
import { requestsPerSecond } from "./wrk";

const SITES = 10;
const ROUNDS = 12;

/** Requests for one page of 20 KB that the renderer answers in a second, and a peer that has nothing but this page. */
export function throughput(peer: string, start: StartPeer, goal: Goal): OpenBench<ServingWorld> {
  return async (world) => {
    requirePrograms("wrk");
    const server = await start(await world.pageFolder());
    const renderer = await world.renderer(SITES);
    const load = (port: number) => requestsPerSecond(`http://127.0.0.1:${port}/`, hostOf(0));
    return {
      unit: "requests/s",
      goal,
      peer,
      rounds: ROUNDS,
      measure: () => load(renderer.port),
      measurePeer: () => load(server.port),
      close: () => server.stop(),
    };
  };
}
