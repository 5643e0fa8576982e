import { migrate } from "../prisma/migrate.js";
import { LOCAL_SITES_DOMAIN } from "./caddy";
import type { BoxEnvironment } from "./environment";
import type { Part } from "./part";
import { caddyPart, postgresPart, rendererPart, standInsPart, webPart, workerPart, type RunProgram } from "./parts";
import { requireFreePorts } from "./ports";
import { preparePostgres } from "./postgres";
import type { Supervisor } from "./supervisor";

interface Start {
  supervisor: Supervisor;
  box: BoxEnvironment;
  run: RunProgram;
  /** Ports of the stand-ins that are wanted, by name. */
  standIns: Record<string, number>;
}

/**
 * Starts every part, the database migrated before what works with it, and waits until all answer. Throws BoxError when
 * one gives up.
 */
export function startParts(start: Start): Promise<void> {
  return start.box.standIns ? startInOrder(start) : startSitesFirst(start);
}

/** For a person at the terminal: each part after those that it needs, and what fails is said at once. */
async function startInOrder({ supervisor, box, run, standIns }: Start): Promise<void> {
  const context = { run, env: box.variables };
  const postgres = await prepareDatabase(box);
  if (postgres) await supervisor.start(postgres);
  await migrate(box.variables.DATABASE_URL!);
  if (Object.keys(standIns).length > 0) await supervisor.start(standInsPart(context, standIns));
  await supervisor.start(rendererPart({ run, env: rendererEnvironment(box) }), workerPart(context));
  await supervisor.start(webPart(context), ...frontDoor(box));
}

/**
 * Where customers are: what serves sites needs nothing else and does not wait; what owners work with comes as soon as
 * it can.
 */
async function startSitesFirst({ supervisor, box, run }: Start): Promise<void> {
  const context = { run, env: box.variables };
  const serving = supervisor.start(rendererPart(context), ...frontDoor(box));
  await Promise.all([serving, startApp(supervisor, box, context)]);
}

async function startApp(
  supervisor: Supervisor,
  box: BoxEnvironment,
  context: { run: RunProgram; env: NodeJS.ProcessEnv },
): Promise<void> {
  const postgres = await supervisor.insist("postgres", () => prepareDatabase(box));
  if (postgres) await supervisor.start(postgres);
  await supervisor.insist("migrate", () => migrate(box.variables.DATABASE_URL!));
  await supervisor.start(workerPart(context));
  await supervisor.start(webPart(context));
}

const frontDoor = ({ caddy }: BoxEnvironment): Part[] => (caddy ? [caddyPart(caddy.program, caddy.env)] : []);

// Owners are shown the addresses that web passes on, which need no trust in an authority of this machine's own.
function rendererEnvironment({ variables, caddy }: BoxEnvironment): NodeJS.ProcessEnv {
  return caddy ? { SITES_DOMAIN: LOCAL_SITES_DOMAIN, ...variables } : variables;
}

async function prepareDatabase({ dataDirectory, postgres: own }: BoxEnvironment): Promise<Part | undefined> {
  if (!own) return undefined;
  const prepared = await preparePostgres({ dataDirectory, ...own });
  await requireFreePorts({ postgres: own.port });
  return postgresPart(prepared, own.port);
}
