import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "../../setup/free-ports";
import type { Goal, OpenBench } from "../bench";
import { ask } from "./exchange";
import { hostOf } from "./fill-folder";
import { requirePrograms } from "./require-program";
import { startServer, type ServerProcess } from "./server-process";
import type { ServingWorld } from "./world";
import { requestsPerSecond } from "./wrk";

const VERSION = "5.130.6";
const FOLDER = resolve("node_modules/.cache", `ghost-${VERSION}`);
/** A post that every new Ghost has. */
const POST = "/coming-soon/";

/**
 * A page of the renderer against a post that Ghost serves from SQLite, in production mode. Installs Ghost the first
 * time: minutes.
 */
export function againstGhost(goal: Goal): OpenBench<ServingWorld> {
  return async (world) => {
    requirePrograms("wrk");
    if (!existsSync(FOLDER)) install();
    const [ghost, renderer] = [await startGhost(world.emptyFolder()), await world.renderer(10)];
    return {
      unit: "requests/s",
      goal,
      peer: `Ghost ${VERSION}, a post`,
      rounds: 12,
      measure: () => requestsPerSecond(`http://127.0.0.1:${renderer.port}/`, hostOf(0)),
      measurePeer: () => requestsPerSecond(`http://127.0.0.1:${ghost.port}${POST}`, hostOf(0)),
      close: () => ghost.stop(),
    };
  };
}

// Its development dependencies are not on the registry.
function install(): void {
  console.log(`Installing Ghost ${VERSION} (some minutes, once)...`);
  const [making, run] = [
    `${FOLDER}.new`,
    (args: string[], cwd: string) => execFileSync("npm", args, { cwd, stdio: ["ignore", "ignore", "inherit"] }),
  ];
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  run(["pack", `ghost@${VERSION}`], making);
  execFileSync("tar", ["xzf", `ghost-${VERSION}.tgz`, "--strip-components=1"], { cwd: making });
  const file = join(making, "package.json");
  const { devDependencies: _unwanted, ...manifest } = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(manifest));
  run(["install", "--omit=dev", "--legacy-peer-deps", "--no-audit", "--no-fund"], making);
  renameSync(making, FOLDER);
}

async function startGhost(directory: string): Promise<ServerProcess> {
  const port = await freePort();
  cpSync(join(FOLDER, "content"), join(directory, "content"), { recursive: true });
  return startServer({
    command: [process.execPath, join(FOLDER, "index.js")],
    cwd: FOLDER,
    env: { PATH: process.env.PATH, HOME: directory, NODE_ENV: "production", ...settings(directory, port) },
    port,
    answers: async () => (await ask({ port, host: hostOf(0), path: POST })).status === 200,
  });
}

/** Ghost's settings as its environment names them. */
function settings(directory: string, port: number): Record<string, string> {
  return {
    url: `http://${hostOf(0)}`,
    server__host: "127.0.0.1",
    server__port: String(port),
    database__client: "sqlite3",
    database__connection__filename: join(directory, "ghost.db"),
    database__useNullAsDefault: "true",
    mail__transport: "Direct",
    logging__level: "error",
    logging__transports: '["stderr"]',
    paths__contentPath: join(directory, "content"),
  };
}
