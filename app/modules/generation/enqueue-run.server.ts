import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";
import { designerFor } from "./designers.server";
import type { CodeModel } from "./choices";

/**
 * Makes a new run for a website and its job, within the caller's transaction.
 * @returns the run's id
 */
export async function enqueueRun(tx: Tx, websiteId: number, codeModel: CodeModel): Promise<number> {
  const { id } = await tx.generationRun.create({ data: { websiteId, designer: designerFor(codeModel).id } });
  await enqueue("generate_website", { runId: id }, { tx, key: String(id) });
  return id;
}
