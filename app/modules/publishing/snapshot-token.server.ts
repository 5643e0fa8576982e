import { readSignedId, signedId } from "~/lib/signature.server";

const PURPOSE = "snapshot-preview";

/** The unguessable part of a snapshot's preview address. Its pages open for its owner alone; what they are made of, by the address. */
export const snapshotToken = (snapshotId: number): string => signedId(PURPOSE, snapshotId);

/** The id in a token of ours; null for anything else. */
export const readSnapshotToken = (token: string): number | null => readSignedId(PURPOSE, token);
