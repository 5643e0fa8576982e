import { db } from "~/lib/db.server";
import type { DesignerId } from "../site/designer";
import { usageOfRun } from "../usage/read-usage.server";

/** Who wrote a website when it was generated last, and what that took. */
export interface DesignedBy {
  designer: DesignerId;
  /** Of input and output together; 0 where no model was asked. */
  tokens: number;
  /** In millionths of a dollar. */
  costMicros: number;
}

/** Who wrote a website; null for one that was not generated, such as a copy. The caller has made sure whose it is. */
export async function readDesignedBy(websiteId: number): Promise<DesignedBy | null> {
  const where = { websiteId, status: "succeeded" };
  const run = await db.generationRun.findFirst({
    where,
    orderBy: { id: "desc" },
    select: { id: true, designer: true },
  });
  if (!run) return null;
  const { inputTokens, outputTokens, costMicros } = await usageOfRun(run.id);
  // A check constraint keeps the column to these.
  return { designer: run.designer as DesignerId, tokens: inputTokens + outputTokens, costMicros };
}
