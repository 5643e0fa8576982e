import { readSignedId, signedId } from "~/lib/signature.server";

const PURPOSE = "version-preview";

/**
 * The unguessable part of a version's preview address. A sandboxed page sends no cookies for its stylesheet and
 * script, so the address itself must open them; each opens one version only.
 */
export const versionToken = (versionId: number): string => signedId(PURPOSE, versionId);

/** The id in a token of ours; null for anything else. */
export const readVersionToken = (token: string): number | null => readSignedId(PURPOSE, token);
