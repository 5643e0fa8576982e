import { readFileSync } from "node:fs";
import type { Goal, OpenBench } from "../bench";
import { quantile } from "../quantile";
import { domainOf, hostOf } from "./fill-folder";
import { openLoop } from "./open-loop";
import { startBareServer } from "./peers";
import { startRenderer } from "./renderer";
import type { ServingWorld } from "./world";
import { zipf } from "./zipf";

const FEW = 10;
const FEW_SITES = "the same with 10 sites";
const LOAD = { rate: 1_000, seconds: 2 };

type Wanted = { sites: number; goal?: Goal };

/**
 * How long the slowest of a hundred visitors wait, 1000 coming each second, some sites being asked for much more than
 * others.
 */
export function slowestOfHundred({ sites, goal }: Wanted): OpenBench<ServingWorld> {
  return async (world) => {
    const [few, many] = [await world.renderer(FEW), await world.renderer(sites)];
    const measure = async (port: number, count: number, round: number) => {
      const draw = zipf(count, `round ${round}`);
      return quantile(await openLoop({ ...LOAD, next: () => ({ port, host: hostOf(draw()) }) }), 0.99);
    };
    return {
      note: `${LOAD.rate} requests/s`,
      goal,
      peer: FEW_SITES,
      rounds: 16,
      measure: (round) => measure(many.port, sites, round),
      measurePeer: (round) => measure(few.port, FEW, round),
    };
  };
}

/** What a renderer holds in memory after all that was asked of it before. */
export function residentMemory({ sites, goal }: Wanted): OpenBench<ServingWorld> {
  return async (world) => {
    const [few, many] = [await world.renderer(FEW), await world.renderer(sites)];
    const measure = async (server: { port: number; pid: number }, count: number, round: number) => {
      const draw = zipf(count, `round ${round}`);
      await openLoop({ ...LOAD, next: () => ({ port: server.port, host: hostOf(draw()) }) });
      return residentMegabytes(server.pid);
    };
    return {
      unit: "MB",
      goal,
      peer: FEW_SITES,
      rounds: 4,
      measure: (round) => measure(many, sites, round),
      measurePeer: (round) => measure(few, FEW, round),
    };
  };
}

/** From the start of the process to the first page served. */
export function startToFirstByte({ sites, goal }: Wanted): OpenBench<ServingWorld> {
  return async (world) => {
    const [few, many] = [await world.copy(FEW), await world.copy(sites)];
    const measure = async (directory: string) => {
      const server = await startRenderer(directory);
      await server.stop();
      return server.startedIn;
    };
    return { goal, peer: FEW_SITES, rounds: 8, measure: () => measure(many), measurePeer: () => measure(few) };
  };
}

/** How long Caddy waits before a certificate, while many of them are asked for: the slowest of a hundred answers. */
export function certificateAsk({ sites, goal }: Wanted): OpenBench<ServingWorld> {
  return async (world) => {
    const [renderer, bare] = [await world.renderer(sites), await startBareServer(await world.pageFolder())];
    const measure = async (next: (site: number) => { port: number; host: string; path?: string }, round: number) => {
      const draw = zipf(sites, `round ${round}`);
      return quantile(await openLoop({ rate: 500, seconds: 2, next: () => next(draw()) }), 0.99);
    };
    const ask = (site: number) => ({ port: renderer.port, host: "127.0.0.1", path: `/ask?domain=${domainOf(site)}` });
    return {
      note: "500 a second",
      goal,
      peer: "bare node:http, a page",
      rounds: 12,
      measure: (round) => measure(ask, round),
      measurePeer: (round) => measure(() => ({ port: bare.port, host: hostOf(0) }), round),
      close: () => bare.stop(),
    };
  };
}

/** Linux only: what /proc says of a process. */
function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
}
