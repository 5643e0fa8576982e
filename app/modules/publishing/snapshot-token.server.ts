import { isSigned, sign } from "~/lib/signature.server";

const PURPOSE = "snapshot-preview";

/** The unguessable part of a snapshot's preview address. Its pages open for its owner alone; what they are made of, by the address. */
export function snapshotToken(snapshotId: number): string {
  return `${snapshotId}-${sign(PURPOSE, String(snapshotId))}`;
}

/** The id in a token of ours; null for anything else. */
export function readSnapshotToken(token: string): number | null {
  const [, id = "", signature = ""] = /^([1-9]\d{0,9})-([\w-]+)$/.exec(token) ?? [];
  return isSigned(PURPOSE, id, signature) ? Number(id) : null;
}
