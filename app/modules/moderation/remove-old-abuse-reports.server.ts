import { db } from "~/lib/db.server";

/** How long a report may still have to be shown to a court or its author, as the privacy text says. */
const DAYS = 365;

/** Removes reports that are a year old. @returns how many there were */
export function removeOldAbuseReports(): Promise<number> {
  return db.$executeRaw`delete from abuse_reports where created_at < now() - make_interval(days => ${DAYS})`;
}
