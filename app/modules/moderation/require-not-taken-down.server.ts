import type { Prisma, Tx } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { ConflictError } from "~/lib/errors";

/**
 * Refuses what would put a site that we took down back on the web, or free its owner's slot. Call it in the transaction
 * that does so, after the deployment's row is locked: a take-down holds the same lock.
 * @throws ConflictError with the reason and whom to write to
 */
export function requireNotTakenDown(tx: Pick<Tx, "takeDown">, deploymentId: number): Promise<void> {
  return requireNone(tx, { deploymentId });
}

/**
 * The same for whatever an owner could show elsewhere what we took down: none of their websites may be, withdrawn ones
 * neither.
 */
export function requireNoTakeDown(tx: Pick<Tx, "takeDown">, ownerId: number): Promise<void> {
  return requireNone(tx, { deployment: { ownerId } });
}

async function requireNone(tx: Pick<Tx, "takeDown">, of: Prisma.TakeDownWhereInput): Promise<void> {
  const standing = await tx.takeDown.findFirst({ where: { ...of, liftedAt: null }, select: { reason: true } });
  if (standing)
    throw new ConflictError(
      `We took this website off the web: ${standing.reason} Write to ${env.SUPPORT_EMAIL} about it.`,
    );
}

/**
 * Whether a name is kept from everybody: the site that was taken down there is gone, and nobody may follow it in its
 * place.
 */
export async function isNameWithheld(tx: Pick<Tx, "takeDown">, subdomain: string): Promise<boolean> {
  return (await tx.takeDown.count({ where: { subdomain, liftedAt: null } })) > 0;
}
