import type { Tx } from "~/lib/db.server";
import { listen } from "~/lib/listen.server";

const CHANNEL = "reports";

/** Wakes those who watch a website's reports, when the transaction commits. */
export async function announceReport(tx: Pick<Tx, "$queryRaw">, websiteId: number): Promise<void> {
  await tx.$queryRaw`select pg_notify(${CHANNEL}, ${String(websiteId)})::text`;
}

/** Calls back when there may be something new in a website's report. @returns a function that stops watching */
export const watchReport = (websiteId: number, wake: () => void): (() => void) =>
  listen(CHANNEL, String(websiteId), wake);
