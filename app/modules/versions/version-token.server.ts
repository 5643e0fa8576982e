import { isSigned, sign } from "~/lib/signature.server";

const PURPOSE = "version-preview";

/**
 * The unguessable part of a version's preview address. A sandboxed page sends no cookies for its stylesheet and
 * script, so the address itself must open them; each opens one version only.
 */
export function versionToken(versionId: number): string {
  return `${versionId}-${sign(PURPOSE, String(versionId))}`;
}

/** The id in a token of ours; null for anything else. */
export function readVersionToken(token: string): number | null {
  const [, id = "", signature = ""] = /^([1-9]\d{0,9})-([\w-]+)$/.exec(token) ?? [];
  return isSigned(PURPOSE, id, signature) ? Number(id) : null;
}
