import { db } from "~/lib/db.server";
import { contentHash } from "../storage/content-hash";
import type { CodeState } from "./report-row.server";

/** Whether the picture of a website is of this state, or none could be made of it. */
export async function hasStill({ websiteId, codeHash }: CodeState): Promise<boolean> {
  return (await db.websiteStill.count({ where: { websiteId, codeHash } })) > 0;
}

/**
 * Keeps a website's picture of this state in place of an earlier one, which stays where there is no new one. Nothing is
 * kept of a website that is gone.
 */
export async function keepStill({ websiteId, codeHash }: CodeState, still: Uint8Array | null): Promise<void> {
  const hash = still && contentHash(still);
  await db.$executeRaw`
    insert into website_stills (website_id, code_hash, hash, bytes)
    select id, ${codeHash}, ${hash}, ${still}::bytea from websites where id = ${websiteId} for key share
    on conflict (website_id) do update set
      code_hash = excluded.code_hash, made_at = now(),
      hash = coalesce(excluded.hash, website_stills.hash), bytes = coalesce(excluded.bytes, website_stills.bytes)`;
}
