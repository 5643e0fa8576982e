import type pg from "pg";
import type { RunStep } from "~/modules/site/run-step";
import { inBoxDatabase } from "./box-database";

/** A website whose generation stands still for as long as a test needs to look at it. */
export interface HeldRun {
  /** Shows these steps as the ones done so far. */
  showSteps(steps: Pick<RunStep, "name" | "state">[]): Promise<void>;
  /** The worker takes the job now and finishes it. */
  letGo(): Promise<void>;
  /** The worker takes the job now and fails, since the brief cannot be read; `mend` gives the brief back. */
  letFail(): Promise<{ mend(): Promise<void> }>;
}

/** Takes a finished website back to where its generation has been asked for and its job waits. */
export async function holdRun(websiteId: number): Promise<HeldRun> {
  const runId = await inBoxDatabase(async (client) => {
    await client.query("update websites set code_hash = null where id = $1", [websiteId]);
    const { rows } = await client.query<{ id: number }>(WAIT, [websiteId]);
    await client.query(ADD_JOB, [{ runId: rows[0]!.id }, `generate_website:${rows[0]!.id}`]);
    return rows[0]!.id;
  });
  const letGo = () => inBoxDatabase((client) => runNow(client, runId));
  return {
    letGo,
    showSteps: (steps) => inBoxDatabase((client) => writeSteps(client, websiteId, steps)),
    async letFail() {
      const brief = await swapBrief(websiteId, {});
      await letGo();
      return { mend: async () => void (await swapBrief(websiteId, brief)) };
    },
  };
}

const WAIT = `update generation_runs
   set status = 'queued', steps = '[]', plan = null, code_hash = null, started_at = null, finished_at = null
 where website_id = $1 returning id`;

const ADD_JOB = `select graphile_worker.add_job('generate_website', $1::json, job_key => $2, run_at => now() + interval '1 hour')`;

async function runNow(client: pg.Client, runId: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>("select id from graphile_worker.jobs where key = $1", [
    `generate_website:${runId}`,
  ]);
  await client.query("select graphile_worker.reschedule_jobs($1::bigint[], run_at => now())", [
    rows.map(({ id }) => id),
  ]);
}

async function writeSteps(
  client: pg.Client,
  websiteId: number,
  steps: Pick<RunStep, "name" | "state">[],
): Promise<void> {
  const stamped = steps.map((step) => ({ ...step, at: Date.now() }));
  await client.query("update generation_runs set status = 'running', steps = $2 where website_id = $1", [
    websiteId,
    JSON.stringify(stamped),
  ]);
  await client.query("select pg_notify('generation', $1)", [String(websiteId)]);
}

/** Puts another brief into a website and gives the one that was there. */
function swapBrief(websiteId: number, brief: unknown): Promise<unknown> {
  return inBoxDatabase(async (client) => {
    const { rows } = await client.query<{ brief: unknown }>("select brief from websites where id = $1", [websiteId]);
    await client.query("update websites set brief = $2 where id = $1", [websiteId, JSON.stringify(brief)]);
    return rows[0]!.brief;
  });
}
