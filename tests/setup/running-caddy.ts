import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EnvSource } from "~/lib/env-schema";
import { parseEnv } from "~/lib/parse-env";
import { caddyEnvironment, findCaddy } from "../../box/caddy";
import { caddyPart } from "../../box/parts";
import { productionEnvironment } from "../factories/production-environment";
import { freePort } from "./free-ports";

export const APP_HOST = "app.example";

/** What a line of the access log says. */
interface LogLine {
  request: { remote_ip: string; host: string; uri: string; headers?: unknown; remote_port?: unknown };
  status: number;
}

export interface RunningCaddy {
  http: number;
  https: number;
  /** What its own authority's certificates are trusted by. */
  root(): Buffer;
  log(): LogLine[];
  stop(): Promise<void>;
}

/**
 * Starts Caddy with the product's Caddyfile, as the box does, in front of web (PORT) and a renderer (RENDERER_PORT).
 */
export async function startCaddy(settings: EnvSource): Promise<RunningCaddy> {
  const directory = mkdtempSync(join(tmpdir(), "plinth-caddy-"));
  const [http, https] = [
    Number(settings.HTTP_PORT ?? (await freePort())),
    Number(settings.HTTPS_PORT ?? (await freePort())),
  ];
  const ports = { HTTP_PORT: String(http), HTTPS_PORT: String(https), APP_ORIGIN: `https://${APP_HOST}:${https}` };
  const env = parseEnv({ ...productionEnvironment, ...settings, ...ports, DATA_DIR: directory });
  const part = caddyPart(findCaddy({ CADDY: "on", PATH: process.env.PATH })!, caddyEnvironment(env));
  const caddy = spawn(part.command[0]!, part.command.slice(1), { env: part.env, stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  caddy.stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(caddy, "exit");
  await Promise.race([
    part.ready(AbortSignal.timeout(20_000)),
    ended.then(() => Promise.reject(new Error(`Caddy ended:\n${said.join("")}`))),
  ]);
  return {
    http,
    https,
    root: () => readFileSync(join(directory, "caddy/pki/authorities/local/root.crt")),
    log: () =>
      readFileSync(join(directory, "caddy/access.log"), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as LogLine),
    async stop() {
      caddy.kill("SIGTERM");
      await ended.catch(() => undefined);
      rmSync(directory, { recursive: true });
    },
  };
}
