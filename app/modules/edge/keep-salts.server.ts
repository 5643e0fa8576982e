import { randomBytes } from "node:crypto";
import { db } from "~/lib/db.server";
import { addDays, dayOf } from "~/lib/utc-day";
import { parseEdgeKey, saltKey, type SaltState } from "~/published/edge-state";
import { advanceClock, writeEdgeRows, type EdgeWrite } from "./edge-clock.server";
import { publishingTransaction } from "./publishing-transaction.server";

const SALT_BYTES = 16;

/**
 * Sees to it that renderers have the salts of today and tomorrow, and takes away those whose day began more than 48
 * hours ago. Does nothing where nothing is missing.
 */
export async function keepSalts(now = new Date()): Promise<void> {
  if ((await due(now)).length === 0) return;
  await publishingTransaction(async (tx) => {
    const position = await advanceClock(tx);
    // Anew, under the clock's lock: another worker may have been first, and a salt is never replaced.
    await writeEdgeRows(tx, position, await due(now, tx));
  });
}

async function due(now: Date, tx: Pick<typeof db, "edgeState"> = db): Promise<EdgeWrite[]> {
  const rows = await tx.edgeState.findMany({
    where: { key: { startsWith: "salt:" } },
    select: { key: true, value: true },
  });
  const today = dayOf(now);
  const held = new Set(rows.map(({ key }) => key));
  const wanted = [today, addDays(today, 1)].map(saltKey).filter((key) => !held.has(key));
  const old = rows.filter(({ key, value }) => value !== null && isOver(key, addDays(today, -1)));
  return [...wanted.map((key) => ({ key, value: newSalt() })), ...old.map(({ key }) => ({ key, value: null }))];
}

function isOver(key: string, firstKept: string): boolean {
  const parsed = parseEdgeKey(key);
  return parsed?.kind === "salt" && parsed.day < firstKept;
}

const newSalt = (): SaltState => ({ salt: randomBytes(SALT_BYTES).toString("base64") });
