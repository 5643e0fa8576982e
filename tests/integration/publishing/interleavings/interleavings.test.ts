import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { db } from "~/lib/db.server";
import { freePort } from "../../../setup/free-ports";
import { bundleProgram, Program } from "../../../setup/program";
import { httpGet } from "../http-get";
import { until } from "../publishing-world";
import { ActingProcess } from "./acting-process";
import { answersOf, OwnerWorld } from "./owner-world";
import { outcomes, START, type Act, type Model, type OwnersAct } from "./site-model";

const FULL = process.env.FULL === "1";
const RUNS = FULL ? 200 : 4;

const dataDir = await mkdtemp(join(tmpdir(), "plinth-interleavings-"));
const port = await freePort();
const renderer = await Program.of("app/renderer/index", { DATA_DIR: dataDir, RENDERER_PORT: String(port) });
const program = await bundleProgram("tests/integration/publishing/interleavings/owner-program");
const acting = new ActingProcess(program);

afterAll(async () => {
  await Promise.all([acting.kill(), renderer.remove()]);
  program.remove();
  await rm(dataDir, { recursive: true });
});

interface Health {
  database: string;
  spool: { rows: number };
}

const health = async (): Promise<Health | null> => {
  const answer = await httpGet(port, "/health").catch(() => null);
  return answer?.status === 200 ? (JSON.parse(answer.text) as Health) : null;
};

async function startRenderer(): Promise<void> {
  renderer.start();
  await until(async () => (await health())?.database === "connected");
}

const site = fc.constantFrom<0 | 1>(0, 1);
const name = fc.constantFrom<0 | 1>(0, 1);
const version = fc.nat({ max: 999 }).map((number) => `version ${number}`);
const others = fc.constantFrom(
  "withdraw",
  "takeDown",
  "lift",
  "lift",
  "bringBack",
  "post",
  "message",
  "visit" as const,
);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constantFrom("deploy", "switch" as const), site, name, version }),
  fc.record({ kind: fc.constantFrom("redeploy", "rename" as const), site, version }),
  { weight: 3, arbitrary: fc.record({ kind: others, site }) },
);

/**
 * Acts at the same moment, after how many milliseconds their process is killed in the middle, and whether the renderer
 * is afterwards.
 */
interface Step {
  acts: Act[];
  killedAfter: number | null;
  rendererDies: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 2 }),
  killedAfter: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.nat({ max: 300 })),
  rendererDies: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
});

/** Each owner begins with a website that is live. */
const LIVE: Step = {
  acts: [{ kind: "deploy", site: 0, name: 0, version: "version 0" }],
  killedAfter: null,
  rendererDies: false,
};

async function take(world: OwnerWorld, { acts, killedAfter }: Step): Promise<void> {
  await acting.start();
  const done = Promise.all(acts.map((each) => carryOut(world, each)));
  const killing = killedAfter === null ? undefined : setTimeout(() => void acting.kill(), killedAfter);
  for (const each of await done) expect(each?.fault).toBeUndefined();
  clearTimeout(killing);
}

async function carryOut(world: OwnerWorld, each: Act) {
  if (each.kind === "message" || each.kind === "visit") await world.visit(each);
  else return order(world, each);
}

async function order(world: OwnerWorld, each: OwnersAct) {
  const { id: websiteId, names } = world.websites[each.site];
  const subdomain = "name" in each ? names[each.name] : ((await world.nameOf(each.site)) ?? names[0]);
  return acting.ask({ ownerId: world.ownerId, websiteId, subdomain, act: each });
}

/** What there is must be one of what there may be; gives that. */
async function settle(world: OwnerWorld, possible: Model[]): Promise<Model> {
  await until(async () => (await health())?.spool.rows === 0);
  const found = await world.read();
  expect(possible).toContainEqual(found);
  await vi.waitFor(async () => expect(await world.answers()).toEqual(answersOf(found)), {
    timeout: 60_000,
    interval: 20,
  });
  return found;
}

it("keeps all that a website has, whatever is done to it at once and whatever is killed meanwhile", {
  timeout: FULL ? 3_600_000 : 300_000,
}, async () => {
  await startRenderer();
  const run = async (steps: Step[]) => {
    const world = await OwnerWorld.make(port);
    const ids = new Map<number, number>();
    let model = START;
    for (const each of [LIVE, ...steps]) {
      await take(world, each);
      model = await settle(world, outcomes(model, each.acts, each.killedAfter !== null));
      for (const { id, websiteId } of await db.deployment.findMany({ where: { ownerId: world.ownerId } })) {
        expect(ids.set(websiteId, ids.get(websiteId) ?? id).get(websiteId)).toBe(id);
      }
      if (!each.rendererDies) continue;
      await renderer.kill();
      await startRenderer();
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), run), {
    numRuns: RUNS,
    endOnFailure: true,
  });
});
