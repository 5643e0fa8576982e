import { db } from "~/lib/db.server";

/** How long somebody may still want to verify a report of a state that is neither saved nor live any more. */
const DAYS = 90;

/** Removes reports of states that are gone. @returns how many there were */
export function removeOldReports(): Promise<number> {
  return db.$executeRaw`
    delete from site_reports as report
     where checked_at < now() - make_interval(days => ${DAYS})
       and not exists (select from websites where id = report.website_id and code_hash = report.code_hash)
       and not exists (select from deployments where website_id = report.website_id and code_hash = report.code_hash)`;
}
