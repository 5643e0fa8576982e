import type { TaskName } from "~/jobs/catalogue";
import { db, Prisma } from "~/lib/db.server";
import { NOT_LOOKED_AT } from "../checks/report-words";
import { INTERRUPTED as ANALYSIS_INTERRUPTED } from "../seo/analysis-words";
import { SEO_CHANNEL } from "../seo/analysis-attempt.server";

const { sql } = Prisma;

/** Rows that wait for a job each, which has the row's id in its key. */
interface Awaited {
  task: TaskName;
  table: Prisma.Sql;
  id: Prisma.Sql;
  /** Which rows wait. */
  waits: Prisma.Sql;
  /** What becomes of one that nobody works on any more. */
  failed: Prisma.Sql;
  /** Who listens, and what they listen for. */
  channel: string;
  about: Prisma.Sql;
}

const RUN_INTERRUPTED = "Writing your website was interrupted too often. Please try again.";

const AWAITED: Awaited[] = [
  {
    task: "generate_website",
    table: sql`generation_runs`,
    id: sql`id`,
    waits: sql`status in ('queued', 'running')`,
    failed: sql`status = 'failed', error = ${RUN_INTERRUPTED}, draft = null, finished_at = now()`,
    channel: "generation",
    about: sql`website_id`,
  },
  {
    task: "analyze_seo",
    table: sql`seo_analyses`,
    id: sql`id`,
    waits: sql`status in ('queued', 'running')`,
    failed: sql`status = 'failed', error = ${ANALYSIS_INTERRUPTED}, reports = '[]', finished_at = now()`,
    channel: SEO_CHANNEL,
    about: sql`deployment_id`,
  },
  {
    task: "check_website",
    table: sql`site_reports`,
    id: sql`website_id`,
    // Of the state that is saved, and once there was a job: a report may be there before anybody wants a browser's part
    // of it.
    waits: sql`browser_state = 'waiting'
      and exists (select from websites where id = website_id and code_hash = awaited.code_hash)
      and exists (select from graphile_worker.jobs where key = 'check_website:' || website_id)`,
    failed: sql`browser_state = 'failed', browser_reason = ${NOT_LOOKED_AT}, checked_at = now()`,
    channel: "reports",
    about: sql`website_id`,
  },
];

/**
 * Fails what waits for a job that will never run again: its last attempt died with its worker, which had no time to say
 * so.
 * @returns how many rows there were
 */
export async function failAbandoned(): Promise<number> {
  const counts = await Promise.all(AWAITED.map(failRows));
  return counts.reduce((sum, count) => sum + count);
}

async function failRows({ task, table, id, waits, failed, channel, about }: Awaited): Promise<number> {
  const rows = await db.$queryRaw<unknown[]>`
    with failed as (
      update ${table} as awaited set ${failed}
       where ${waits}
         and not exists (
           select from graphile_worker.jobs as job
            where job.key = ${`${task}:`} || awaited.${id}
              and (job.locked_at is not null or job.attempts < job.max_attempts))
      returning ${about} as about)
    select pg_notify(${channel}, about::text)::text from failed`;
  return rows.length;
}
