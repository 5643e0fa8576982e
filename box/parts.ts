import { makePrivateDirectory } from "~/lib/private-files";
import { untilListening, untilWell } from "./answers";
import type { Part } from "./part";
import type { PreparedPostgres } from "./postgres";

/** How a program of the project is run: its production build, or its source with hot reload. */
export type RunProgram = (program: string) => string[];

const TSX_WATCH = ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false"];

/** Runs what `npm run build` made. */
export const fromBuild: RunProgram = (program) => [process.execPath, "--enable-source-maps", `build/${program}.js`];

/** Runs the source; what changes on disk is started again. */
export const fromSource: RunProgram = (program) => [process.execPath, ...TSX_WATCH, `${program}.ts`];

interface Context {
  run: RunProgram;
  env: NodeJS.ProcessEnv;
}

const SIGNALS = { stopSignal: "SIGTERM", killSignal: "SIGKILL" } as const;

export function postgresPart(postgres: PreparedPostgres, port: number): Part {
  return {
    name: "postgres",
    command: postgres.command,
    account: postgres.account,
    listens: { postgres: port },
    // A fast and an immediate shutdown, in PostgreSQL's own terms.
    stopSignal: "SIGINT",
    killSignal: "SIGQUIT",
    beforeStart: postgres.clearLeftover,
    ready: postgres.ready,
  };
}

/** Always from source: one of them compiles scripts for the browser out of its own. */
export function standInsPart({ env }: Context, listens: Record<string, number>): Part {
  return {
    ...SIGNALS,
    name: "stand-ins",
    command: [process.execPath, "--import", "tsx", "local/stand-ins.ts"],
    env,
    listens,
    ready: (signal) => untilListening(Object.values(listens), signal),
  };
}

export function rendererPart({ run, env }: Context): Part {
  const port = Number(env.RENDERER_PORT);
  return {
    ...SIGNALS,
    name: "renderer",
    command: run("app/renderer/index"),
    env,
    listens: { renderer: port },
    ready: (signal) => untilWell(`http://127.0.0.1:${port}/health`, signal),
  };
}

/** The worker listens on no port: that it works shows in the health of the web process, which starts after it. */
export function workerPart({ run, env }: Context): Part {
  return {
    ...SIGNALS,
    name: "worker",
    command: run("worker/index"),
    env,
    listens: { worker: null },
    ready: () => Promise.resolve(),
  };
}

/** In front of the others: started once the renderer answers, stopped before them. */
export function caddyPart(program: string, env: NodeJS.ProcessEnv): Part {
  const listens = { http: Number(env.HTTP_PORT), https: Number(env.HTTPS_PORT) };
  return {
    ...SIGNALS,
    name: "caddy",
    command: [program, "run", "--config", "Caddyfile", "--adapter", "caddyfile"],
    env,
    listens,
    remedy: "CADDY=off starts without it.",
    // Before Caddy does it, which has certificates and their keys in there.
    beforeStart: async () => makePrivateDirectory(env.CADDY_DIR!),
    ready: (signal) => untilListening(Object.values(listens), signal),
  };
}

export function webPart({ run, env }: Context): Part {
  const port = Number(env.PORT);
  return {
    ...SIGNALS,
    name: "web",
    command: run("app/server"),
    env,
    listens: { web: port },
    ready: (signal) => untilWell(`http://127.0.0.1:${port}/health`, signal),
  };
}
