import { db } from "~/lib/db.server";

/** Forgets what limits counted longer than a day ago: none reaches further back. @returns how many events there were */
export function forgetCounts(): Promise<number> {
  return db.$executeRaw`delete from limit_events where at < now() - interval '24 hours'`;
}
