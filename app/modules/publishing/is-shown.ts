/** What tells whether visitors see a site, beside `isActive`: for the `select` or `include` of a query for deployments. */
export const standingTakeDowns = { where: { liftedAt: null }, select: { id: true } } as const;

/** Whether visitors see a site: its owner publishes it, and nobody took it down. */
export function isShown({ isActive, takeDowns }: { isActive: boolean; takeDowns: unknown[] }): boolean {
  return isActive && takeDowns.length === 0;
}
