import { db, type Tx } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { listen } from "~/lib/listen.server";
import type { RunStep } from "../site/run-step";

/** The right to write a run's results: one attempt has it, until the run ends or the next attempt begins. */
export interface RunAttempt {
  runId: number;
  websiteId: number;
  attempt: number;
}

/** The run was cancelled, deleted or taken over: this attempt writes nothing more. */
export class Superseded extends Error {
  override name = "Superseded";
}

/** Where the run still belongs to this attempt. */
export function currentRun({ runId, attempt }: RunAttempt) {
  return { id: runId, attempt, status: "running" };
}

/** Begins the next attempt of an open run; null when the run has ended or is gone. */
export async function claimRun(runId: number): Promise<RunAttempt | null> {
  const rows = await db.$queryRaw<RunAttempt[]>`
    update generation_runs
       set status = 'running', attempt = attempt + 1, steps = '[]', draft = null, started_at = now()
     where id = ${runId} and status in ('queued', 'running')
    returning id as "runId", website_id as "websiteId", attempt`;
  return rows[0] ?? null;
}

/** Stores the steps and tells those who watch. @throws Superseded */
export async function writeSteps({ runId, attempt }: RunAttempt, steps: RunStep[]): Promise<void> {
  const rows = await db.$queryRaw<unknown[]>`
    with written as (
      update generation_runs set steps = ${JSON.stringify(steps)}::jsonb
       where id = ${runId} and attempt = ${attempt} and status = 'running'
      returning website_id)
    select pg_notify('generation', website_id::text)::text from written`;
  if (rows.length === 0) throw new Superseded();
}

/**
 * Stores what the designer has written so far and tells those who watch; nothing when the run no longer belongs to this
 * attempt.
 */
export async function writeDraft({ runId, attempt }: RunAttempt, draft: string): Promise<void> {
  await db.$queryRaw`
    with written as (
      update generation_runs set draft = ${draft}
       where id = ${runId} and attempt = ${attempt} and status = 'running'
      returning website_id)
    select pg_notify('generation', website_id::text)::text from written`;
}

/** Wakes those who watch a website's generation, when the transaction commits. */
export async function announce(tx: Pick<Tx, "$queryRaw">, websiteId: number): Promise<void> {
  await tx.$queryRaw`select pg_notify('generation', ${String(websiteId)})::text`;
}

/** Calls back once the run no longer belongs to this attempt. @returns a function that stops watching */
export function onSuperseded(attempt: RunAttempt, stop: () => void): () => void {
  return listen("generation", String(attempt.websiteId), () => {
    db.generationRun.count({ where: currentRun(attempt) }).then(
      (count) => count === 0 && stop(),
      (error: unknown) => log.warn("could not look after a generation run", error),
    );
  });
}
