import { db, type Tx } from "~/lib/db.server";

/** Publishers queue for the clock one after another; with many at once the last one waits for all before it. */
const PATIENCE = { maxWait: 15_000, timeout: 20_000 };

/** A transaction that ends with a move of the edge clock. */
export function publishingTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.$transaction(work, PATIENCE);
}
