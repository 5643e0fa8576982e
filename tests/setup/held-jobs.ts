import { inBoxDatabase } from "./box-database";

/** Whose a job is, by what its payload names (`job`); what it names is added before it. */
const OWNER_OF = `
  select ownership.owner_id from generation_runs run join websites ownership on ownership.id = run.website_id
   where run.id = (job.payload ->> 'runId')::int
  union all
  select ownership.owner_id from seo_analyses analysis join deployments ownership on ownership.id = analysis.deployment_id
   where analysis.id = (job.payload ->> 'analysisId')::int`;

/**
 * Does something while one owner's generations and analyses are not begun, so that a job which was just added is seen
 * waiting. Nobody else's jobs wait.
 */
export async function heldJobs(email: string, work: () => Promise<void>): Promise<void> {
  const owner = await ownerOf(email);
  const name = `held_jobs_${owner}`;
  await ask(`
    create function ${name}() returns trigger language plpgsql as $$
      begin
        if ${owner} in (select owner_id from (select new.payload) job, lateral (${OWNER_OF}) owners) then
          new.run_at := now() + interval '1 hour';
        end if;
        return new;
      end $$;
    create trigger ${name} before insert on graphile_worker._private_jobs for each row execute function ${name}()`);
  try {
    await work();
  } finally {
    await ask(`
      drop trigger ${name} on graphile_worker._private_jobs;
      drop function ${name};
      select graphile_worker.reschedule_jobs(array(
        select job.id from graphile_worker._private_jobs job, lateral (${OWNER_OF}) owners where owners.owner_id = ${owner}
      ), run_at => now())`);
  }
}

const ask = (sql: string) => inBoxDatabase((client) => client.query(sql));

async function ownerOf(email: string): Promise<number> {
  const { rows } = await inBoxDatabase((client) =>
    client.query<{ id: number }>("select id from users where email = $1", [email]),
  );
  return rows[0]!.id;
}
