import { db, type Tx } from "~/lib/db.server";
import { SESSION_IDLE_MS } from "../accounts/open-sessions";
import { removeRawHits } from "../analytics/remove-raw-hits.server";
import { removeDeadLetters } from "../arrivals/remove-dead-letters.server";
import { removeOldReports } from "../checks/remove-old-reports.server";
import { removeOldAbuseReports } from "../moderation/remove-old-abuse-reports.server";
import { removeExpiredLinks } from "../preview-links/remove-expired-links.server";
import { forgetOldRests } from "../publishing/names/rest-name.server";
import { SNAPSHOTS_LISTED } from "../deployment-record/occasion";
import { isReferredBlob, isReferredCode } from "./references.server";

const EVENT_DAYS = 90;
/** So much younger leftovers may be about to be used: they were saved before what will refer to them. */
const SAFE_AGE = "1 day";
const BATCH = 200;

/** How many rows went. */
export interface Removed {
  sessions: number;
  webhookEvents: number;
  snapshots: number;
  siteCodes: number;
  blobs: number;
  rawHits: number;
  deadLetters: number;
  reports: number;
  abuseReports: number;
  previewLinks: number;
  restingNames: number;
}

/**
 * Takes away what nothing refers to: ended sessions, webhook events older than 90 days, snapshots that 20 newer ones of
 * the same author replaced, code and bytes that no website, version, deployment or picture has had for a day, hits that
 * are counted for good, dead letters that have no owner any more, old reports of states that are neither saved nor
 * live, reports of sites that are a year old, preview links that have expired, names that have rested for 30 days. Safe
 * beside everything that saves and publishes.
 */
export async function removeLeftovers(): Promise<Removed> {
  return {
    sessions: await removeSessions(),
    webhookEvents: await removeEvents(),
    snapshots: await removeSnapshots(),
    siteCodes: await inBatches(removeCodes),
    blobs: await inBatches(removeBlobs),
    rawHits: await removeRawHits(),
    deadLetters: await removeDeadLetters(),
    reports: await removeOldReports(),
    abuseReports: await removeOldAbuseReports(),
    previewLinks: await removeExpiredLinks(),
    restingNames: await forgetOldRests(),
  };
}

function removeSessions(): Promise<number> {
  return db.$executeRaw`
    delete from sessions
     where least(expires_at, revoked_at, last_seen_at + make_interval(secs => ${SESSION_IDLE_MS / 1_000})) < now() - ${SAFE_AGE}::interval`;
}

function removeEvents(): Promise<number> {
  return db.$executeRaw`delete from webhook_events where received_at < now() - make_interval(days => ${EVENT_DAYS})`;
}

/** Those that the history lists stay; what is live has the newest one. */
function removeSnapshots(): Promise<number> {
  return db.$executeRaw`
    delete from snapshots
     using (select id, row_number() over (partition by deployment_id, author order by id desc) as place from snapshots) as placed
     where placed.id = snapshots.id and place > ${SNAPSHOTS_LISTED} and created_at < now() - ${SAFE_AGE}::interval
       and not exists (select from deployments where current_snapshot_id = snapshots.id)`;
}

// A lock on each row first, then a look at its references in a statement of its own: whatever was about to refer to it
// has either done so by then, or waits for the lock.
async function removeCodes(tx: Tx): Promise<number> {
  const old = await tx.$queryRaw<{ hash: string }[]>`
    select hash from site_codes as code
     where created_at < now() - ${SAFE_AGE}::interval and not ${isReferredCode}
     limit ${BATCH} for update skip locked`;
  return tx.$executeRaw`delete from site_codes as code where hash = any(${hashesOf(old)}) and not ${isReferredCode}`;
}

async function removeBlobs(tx: Tx): Promise<number> {
  const old = await tx.$queryRaw<{ hash: string }[]>`
    select hash from blobs as blob
     where created_at < now() - ${SAFE_AGE}::interval and not ${isReferredBlob}
     limit ${BATCH} for update skip locked`;
  return tx.$executeRaw`delete from blobs as blob where hash = any(${hashesOf(old)}) and not ${isReferredBlob}`;
}

const hashesOf = (rows: { hash: string }[]) => rows.map(({ hash }) => hash);

async function inBatches(remove: (tx: Tx) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await db.$transaction(remove, { timeout: 60_000 });
    total += count;
    if (count === 0) return total;
  }
}
