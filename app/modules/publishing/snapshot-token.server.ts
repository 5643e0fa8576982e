import { readSignedId, signedId } from "~/lib/signature.server";

/** What a token is made of. A take-down changes the website's own, and with it the addresses of all its snapshots. */
interface Signed {
  id: number;
  previewToken: string;
}

const purposeFor = (previewToken: string) => `snapshot-preview:${previewToken}`;

/**
 * The unguessable part of a snapshot's preview address. Its pages open for its owner alone; what they are made of, by
 * the address.
 */
export const snapshotToken = ({ id, previewToken }: Signed): string => signedId(purposeFor(previewToken), id);

/** Whether a token opens this snapshot. */
export const isTokenOf = (token: string, { id, previewToken }: Signed): boolean =>
  readSignedId(purposeFor(previewToken), token) === id;
