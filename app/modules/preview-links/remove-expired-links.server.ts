import { db } from "~/lib/db.server";

/** Removes links that open no more. @returns how many there were */
export function removeExpiredLinks(): Promise<number> {
  return db.$executeRaw`delete from preview_links where expires_at < now()`;
}
