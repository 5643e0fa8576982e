import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { boxEnvironment, type BoxEnvironment } from "./environment";
import { prepareDataDirectory } from "./data-directory";
import { lockDataDirectory } from "./lock";
import type { RunProgram } from "./parts";
import { requireFreePorts, takenPorts } from "./ports";
import { readProcessList, removeProcessList } from "./process-list";
import { requireBinaries } from "./require-binaries";
import { startParts } from "./start-parts";
import { stopOnSignals } from "./stop-on-signals";
import { writeLine } from "./log-lines";
import { LIMITS, TIRELESS } from "./supervised-part";
import { Supervisor } from "./supervisor";

const STOP_ORDER = ["caddy", "web", "worker", "renderer", "stand-ins", "postgres"];

// The parts of a box that was killed end by themselves, within this time.
const LEFTOVERS_END_MS = 15_000;
const LOOK_EVERY_MS = 100;

/**
 * Runs the whole product on this machine until a signal stops it.
 * @param run how its programs are started
 */
export async function runBox(nodeEnv: "production" | "development", run: RunProgram): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const box = boxEnvironment(process.env, nodeEnv);
  requireBinaries();
  prepareDataDirectory(box.dataDirectory, box.postgres !== undefined);
  const unlock = await lockDataDirectory(box.dataDirectory);
  const ports = await wantedPorts(box);
  await leftoversGone(box.dataDirectory, ports);
  await requireFreePorts(ports);
  const supervisor = new Supervisor(box.dataDirectory, writeLine, box.standIns ? LIMITS : TIRELESS);
  const stopped = stopOnSignals(supervisor, STOP_ORDER);
  try {
    const { web: _web, renderer: _renderer, http: _http, https: _https, ...standIns } = ports;
    await startParts({ supervisor, box, run, standIns });
    console.log(`Plinth is ready: ${box.variables.APP_ORIGIN} (Ctrl-C stops it)`);
    if (box.caddy) console.log(box.caddy.sites);
  } catch (error) {
    await supervisor.stop(STOP_ORDER);
    if (!stopped.asked()) throw error;
  }
  await stopped.done;
  unlock();
}

async function wantedPorts({ variables, standIns, caddy }: BoxEnvironment): Promise<Record<string, number>> {
  const { PORT, RENDERER_PORT, HTTP_PORT, HTTPS_PORT } = variables;
  const ports = {
    web: Number(PORT),
    renderer: Number(RENDERER_PORT),
    ...(caddy && { http: Number(HTTP_PORT), https: Number(HTTPS_PORT) }),
  };
  if (!standIns) return ports;
  // Loaded only here: production has no `local/`.
  const { readSettings } = await import("../local/settings.js");
  const { identity, payments, mailbox } = readSettings(variables);
  return {
    ...ports,
    ...(identity && { identity: identity.port }),
    ...(payments && { payments: payments.port }),
    ...(mailbox && { mailbox: mailbox.pagePort, smtp: mailbox.smtpPort }),
  };
}

async function leftoversGone(dataDirectory: string, ports: Record<string, number>): Promise<void> {
  if (!readProcessList(dataDirectory)) return;
  const deadline = Date.now() + LEFTOVERS_END_MS;
  while ((await takenPorts(ports)).length > 0 && Date.now() < deadline) await wait(LOOK_EVERY_MS);
  removeProcessList(dataDirectory);
}
