/** An address inside a site: the file's path from the site's root, and what follows it (`?v=2`, `#top`). */
export interface LocalReference {
  path: string;
  suffix: string;
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i;

/**
 * Reads an address as a path from the site's root; a leading slash means that root too. `folder` is where the page
 * lies, with a slash at its end. Null for what leads elsewhere: other origins, data, a bare anchor or query, or above
 * the root.
 */
export function localReference(address: string, folder = ""): LocalReference | null {
  const value = address.trim();
  if (value === "" || value.startsWith("#") || value.startsWith("?") || ELSEWHERE.test(value)) return null;
  const cut = value.search(/[?#]/);
  const written = cut === -1 ? value : value.slice(0, cut);
  const path = normalize(written.startsWith("/") ? written : folder + written);
  return path === null ? null : { path, suffix: cut === -1 ? "" : value.slice(cut) };
}

function normalize(path: string): string | null {
  const kept: string[] = [];
  for (const segment of path.replace(/^\/+/, "").split("/")) {
    if (segment === ".") continue;
    if (segment !== "..") kept.push(segment);
    else if (kept.pop() === undefined) return null;
  }
  const joined = kept.join("/");
  try {
    return decodeURIComponent(joined);
  } catch {
    // Browsers take a percent sign that begins no code for itself.
    return joined;
  }
}

/** Gives the address by which a file is now reached, or null when the site has no such file. */
export type Rename = (path: string) => string | null;

/** Follows a file to its new name; null when the address is not one of a known file. */
export function renameReference(address: string, rename: Rename): string | null {
  const local = localReference(address);
  const renamed = local && rename(local.path);
  return renamed ? renamed + local.suffix : null;
}
