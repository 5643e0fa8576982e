import { createHash } from "node:crypto";

/** SHA-256 in hex: the name of a blob. */
export function contentHash(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const SHORT = 10;

/** `styles.css` becomes `styles.0a1b2c3d4e.css`; a name that already holds its own hash stays as it is. */
export function hashedName(path: string, bytes: Uint8Array): string {
  const hash = contentHash(bytes);
  const slash = path.lastIndexOf("/") + 1;
  const name = path.slice(slash);
  if (name.includes(hash.slice(0, SHORT))) return path;
  const dot = name.lastIndexOf(".");
  if (dot <= 0) return `${path}.${hash.slice(0, SHORT)}`;
  return `${path.slice(0, slash)}${name.slice(0, dot)}.${hash.slice(0, SHORT)}${name.slice(dot)}`;
}
