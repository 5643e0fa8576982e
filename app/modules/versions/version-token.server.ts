import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "~/lib/env.server";

// Its own purpose in the signed text: a signature made for anything else says nothing here.
const sign = (id: string) => createHmac("sha256", env.SESSION_SECRET).update(`version-preview:${id}`).digest("base64url");

/**
 * The unguessable part of a version's preview address. A sandboxed page sends no cookies for its stylesheet and
 * script, so the address itself must open them; each opens one version only.
 */
export function versionToken(versionId: number): string {
  return `${versionId}-${sign(String(versionId))}`;
}

/** The id in a token of ours; null for anything else. */
export function readVersionToken(token: string): number | null {
  const [, id = "", signature = ""] = /^([1-9]\d{0,9})-([\w-]+)$/.exec(token) ?? [];
  const expected = Buffer.from(sign(id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
}
