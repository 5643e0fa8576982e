import type { Benches } from "../bench";
import { throughCaddy } from "./caddy";
import { againstGhost } from "./ghost";
import { certificateAsk, residentMemory, slowestOfHundred, startToFirstByte } from "./many-sites";
import { startBareServer, startExpress, startNginx } from "./peers";
import { throughput } from "./throughput";
import type { ServingWorld } from "./world";

/** The benches of serving sites: the renderer from the build, with no other part of the product. */
export const SERVING_BENCHES: Benches<ServingWorld> = {
  "renderer, a page of 20 KB": throughput("bare node:http, bytes from a Map", startBareServer, {
    ratioAtLeast: 0.95,
    failsUnder: 0.75,
  }),
  "renderer, the page against nginx": throughput("nginx, gzip_static, one worker", startNginx, { ratioAtLeast: 0.4 }),
  "renderer, the page against Express": throughput("express.static", startExpress, { ratioAtLeast: 4 }),
  "renderer, the page through Caddy with TLS": throughCaddy({ ratioAtLeast: 0.95, failsUnder: 0.75 }),
  "renderer, start to first byte with 10,000 sites": startToFirstByte({ sites: 10_000, goal: 1_000 }),
  "renderer, p99 of pages with 10,000 sites": slowestOfHundred({ sites: 10_000, goal: { ratioAtMost: 1.5 } }),
  "renderer, p99 of ask with 10,000 sites": certificateAsk({ sites: 10_000, goal: 5 }),
  "renderer, resident memory with 10,000 sites": residentMemory({ sites: 10_000, goal: 256 }),
};

/** What takes minutes only to make: part of `bench:full`. */
export const LONG_SERVING_BENCHES: Benches<ServingWorld> = {
  "renderer, the page against Ghost": againstGhost({ ratioAtLeast: 100 }),
  "renderer, start to first byte with 100,000 sites": startToFirstByte({ sites: 100_000 }),
  "renderer, p99 of pages with 100,000 sites": slowestOfHundred({ sites: 100_000 }),
  "renderer, p99 of ask with 100,000 sites": certificateAsk({ sites: 100_000 }),
  "renderer, resident memory with 100,000 sites": residentMemory({ sites: 100_000 }),
};
