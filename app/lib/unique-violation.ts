/**
 * Tells whether a database error is a unique violation of the named constraint or index.
 * With driver adapters Prisma puts the name under `meta.driverAdapterError.cause.constraint`.
 */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, meta } = (error ?? {}) as { code?: string; meta?: { driverAdapterError?: { cause?: unknown } } };
  if (code !== "P2002") return false;
  return JSON.stringify(meta?.driverAdapterError?.cause ?? "").includes(constraint);
}
