import type { ModelUsage } from "~/integrations/models/model";
import { db, type Prisma } from "~/lib/db.server";

/** What calls cost together; none cost nothing. */
export interface Usage extends ModelUsage {
  costMicros: number;
  calls: number;
}

/** What the calls of one generation cost. */
export function usageOfRun(runId: number): Promise<Usage> {
  return sum({ runId });
}

/** What the calls for one website of the actor's cost since it was made, changes by the designer included. */
export function usageOfWebsite({ actor, websiteId }: { actor: { userId: number }; websiteId: number }): Promise<Usage> {
  return sum({ websiteId, ownerId: actor.userId });
}

async function sum(where: Prisma.ModelCallWhereInput): Promise<Usage> {
  const found = await db.modelCall.aggregate({
    where,
    _count: true,
    _sum: { inputTokens: true, cachedTokens: true, outputTokens: true, costMicros: true },
  });
  const { inputTokens, cachedTokens, outputTokens, costMicros } = found._sum;
  return {
    inputTokens: inputTokens ?? 0,
    cachedTokens: cachedTokens ?? 0,
    outputTokens: outputTokens ?? 0,
    costMicros: costMicros ?? 0,
    calls: found._count,
  };
}
