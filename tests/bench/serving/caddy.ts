import { mkdirSync } from "node:fs";
import { Agent, request } from "node:https";
import { boxEnvironment } from "../../../box/environment";
import { caddyPart } from "../../../box/parts";
import { freePortRow } from "../../setup/free-ports";
import { MissingProgramError, type Goal, type OpenBench } from "../bench";
import { hostOf, SITES_DOMAIN } from "./fill-folder";
import { startBareServer } from "./peers";
import { requirePrograms } from "./require-program";
import { startServer, type ServerProcess } from "./server-process";
import type { ServingWorld } from "./world";
import { requestsPerSecond } from "./wrk";

const PORTS = 9;

/**
 * The same page through Caddy with TLS, as the product's Caddyfile has it, before the renderer and before the bare
 * server.
 */
export function throughCaddy(goal: Goal): OpenBench<ServingWorld> {
  return async (world) => {
    requirePrograms("wrk");
    const renderer = await world.renderer(10);
    const bare = await startBareServer(await world.pageFolder());
    const [ours, peers] = [
      await startCaddy(world.emptyFolder(), renderer.port),
      await startCaddy(world.emptyFolder(), bare.port),
    ];
    // The certificate is that of the app's own name; the page is asked for under the site's.
    const load = ({ port }: ServerProcess) => requestsPerSecond(`https://localhost:${port}/`, hostOf(0));
    return {
      unit: "requests/s",
      goal,
      peer: "Caddy with TLS before bare node:http",
      rounds: 12,
      measure: () => load(ours),
      measurePeer: () => load(peers),
      close: async () => void (await Promise.all([ours, peers, bare].map((server) => server.stop()))),
    };
  };
}

async function startCaddy(directory: string, backend: number): Promise<ServerProcess> {
  const port = await freePortRow(PORTS);
  const database = `postgres://nobody@127.0.0.1:${port}/none`;
  const source = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: directory,
    SITES_DOMAIN,
    RENDERER_PORT: String(backend),
    DATABASE_URL: database,
  };
  const { caddy } = boxEnvironment(source, "development");
  if (!caddy) throw new MissingProgramError("not installed (apt install caddy)");
  mkdirSync(caddy.env.CADDY_DIR!);
  const { command, env } = caddyPart(caddy.program, caddy.env);
  const https = Number(caddy.env.HTTPS_PORT);
  return startServer({ command: [...command], env, port: https, answers: async () => (await statusOf(https)) === 200 });
}

// Caddy is its own authority here.
const agent = new Agent({ rejectUnauthorized: false });

function statusOf(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: "localhost", servername: "localhost", port, headers: { host: hostOf(0) } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sent.on("error", reject).end();
  });
}
