import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";

export interface MonthlyUsage {
  /** In millionths of a dollar, like the budget. */
  spentMicros: number;
  budgetMicros: number;
  /** The built-in designer answers until the month ends. */
  isOver: boolean;
}

/** What an owner's calls cost since this month began (in UTC), against what they may. */
export async function monthlyUsage({ userId }: { userId: number }, now = new Date()): Promise<MonthlyUsage> {
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const { _sum } = await db.modelCall.aggregate({
    where: { ownerId: userId, createdAt: { gte: since } },
    _sum: { costMicros: true },
  });
  const spentMicros = _sum.costMicros ?? 0;
  const budgetMicros = Math.round(env.MODEL_MONTHLY_BUDGET * 1_000_000);
  return { spentMicros, budgetMicros, isOver: spentMicros >= budgetMicros };
}
