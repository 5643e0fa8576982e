import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";
import { designerOf } from "./designers.server";
import type { Brief } from "../site/brief";
import type { DesignerId } from "../site/designer";

interface NewRun {
  websiteId: number;
  codeModel: Brief["codeModel"];
  /** The brief of a generation again, which becomes the website's once it succeeds. */
  brief?: Brief;
  /** Who the owner wants instead of the model's designer. */
  wanted?: DesignerId;
}

/**
 * Makes a new run for a website and its job, within the caller's transaction.
 * @returns the run's id
 */
export async function enqueueRun(tx: Tx, { websiteId, codeModel, brief, wanted }: NewRun): Promise<number> {
  const designer = wanted ?? designerOf(codeModel).id;
  const { id } = await tx.generationRun.create({ data: { websiteId, brief, wanted, designer } });
  await enqueue("generate_website", { runId: id }, { tx, key: String(id) });
  return id;
}
