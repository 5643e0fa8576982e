import { readSignedId, signedId } from "~/lib/signature.server";

/** What a token is made of. A take-down changes the website's own, and with it the addresses of all its snapshots. */
interface Signed {
  id: number;
  previewToken: string;
}

const purposeFor = (previewToken: string) => `snapshot-preview:${previewToken}`;

/** The unguessable part of a snapshot's preview address. Its pages open for its owner alone; what they are made of, by the address. */
export const snapshotToken = ({ id, previewToken }: Signed): string => signedId(purposeFor(previewToken), id);

/** The id that a token names, whether or not it is one of ours; null for what cannot be one. */
export function idInToken(token: string): number | null {
  // The database cannot be asked for ids of any length.
  const [, id] = /^([1-9]\d{0,8})-/.exec(token) ?? [];
  return id === undefined ? null : Number(id);
}

/** Whether a token opens this snapshot. */
export const isTokenOf = (token: string, { id, previewToken }: Signed): boolean => readSignedId(purposeFor(previewToken), token) === id;
