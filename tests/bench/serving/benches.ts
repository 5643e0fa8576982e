import type { Benches } from "../bench";
import { startBareServer, startExpress, startNginx } from "./peers";
import { throughput } from "./throughput";
import type { ServingWorld } from "./world";

/** The benches of serving sites: the renderer from the build, with no other part of the product. */
export const SERVING_BENCHES: Benches<ServingWorld> = {
  "renderer, a page of 20 KB": throughput("bare node:http, bytes from a Map", startBareServer, { ratioAtLeast: 0.95, failsUnder: 0.75 }),
  "renderer, the page against nginx": throughput("nginx, gzip_static, one worker", startNginx, { ratioAtLeast: 0.4 }),
  "renderer, the page against Express": throughput("express.static", startExpress, { ratioAtLeast: 4 }),
};
