import type { Tx } from "~/lib/db.server";

interface Move {
  websiteId: number;
  ownerId: number;
}

/**
 * Puts a website into the bin with its deployment and posts, within a transaction that holds its row: they belong to
 * nobody from then on, so no read of an owner's finds them. It must not be deployed any more.
 */
export async function moveToBin(tx: Tx, { websiteId, ownerId }: Move): Promise<void> {
  await tx.binnedWebsite.create({ data: { websiteId, ownerId } });
  await setOwner(tx, websiteId, null);
}

/** The way back. */
export async function moveFromBin(tx: Tx, { websiteId, ownerId }: Move): Promise<void> {
  await tx.binnedWebsite.delete({ where: { websiteId } });
  await setOwner(tx, websiteId, ownerId);
}

// Moving is no change of theirs, so their dates stay.
async function setOwner(tx: Tx, websiteId: number, ownerId: number | null): Promise<void> {
  // Without the key of the form that made it: its owner may have sent that form once more.
  await tx.$executeRaw`update websites set owner_id = ${ownerId}::int, form_key = null where id = ${websiteId}`;
  await tx.$executeRaw`update deployments set owner_id = ${ownerId}::int where website_id = ${websiteId}`;
  await tx.$executeRaw`update posts set owner_id = ${ownerId}::int where deployment_id in (select id from deployments where website_id = ${websiteId})`;
}
