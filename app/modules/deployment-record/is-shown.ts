/** The deployments that are not withdrawn, at most one of an owner: for the `where` of a query. */
export const notWithdrawn = { withdrawnAt: null } as const;

/** A website's deployment while it is deployed; null for a withdrawn one, whose names may be somebody else's by now. */
export function whileDeployed<Row extends { withdrawnAt: Date | null }>(row: Row | null | undefined): Row | null {
  return row?.withdrawnAt === null ? row : null;
}

/**
 * What tells whether visitors see a site, beside its own columns: for the `select` or `include` of a query for
 * deployments.
 */
export const standingTakeDowns = { where: { liftedAt: null }, select: { id: true } } as const;

/** Whether visitors see a site: it is deployed, its owner publishes it, and nobody took it down. */
export function isShown({
  isActive,
  withdrawnAt,
  takeDowns,
}: {
  isActive: boolean;
  withdrawnAt: Date | null;
  takeDowns: unknown[];
}): boolean {
  return isActive && withdrawnAt === null && takeDowns.length === 0;
}
