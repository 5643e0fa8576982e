import { INDEX_FILE } from "./manifest";

/** Longest request target that is looked at, in characters. */
export const MAX_TARGET_LENGTH = 2_048;

/** A request target taken apart: decoded path segments after the first slash, and the query with its question mark. */
export type ParsedTarget = { segments: string[]; query: string };
export type RefusedTarget = { refused: 400 | 414 };

// Control characters, backslashes and encoded slashes have no place in a site's paths and differ between servers.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f\\/]/;

/**
 * Takes the raw target of a request (`/a/b%20c?x=1`) apart. Refuses what is too long (414) and what is not
 * an absolute path, does not decode, climbs with dots or hides separators (400).
 */
export function parseTarget(target: string): ParsedTarget | RefusedTarget {
  if (target.length > MAX_TARGET_LENGTH) return { refused: 414 };
  if (!target.startsWith("/")) return { refused: 400 };
  const queryAt = target.indexOf("?");
  const path = queryAt === -1 ? target : target.slice(0, queryAt);
  const segments: string[] = [];
  for (const raw of path.slice(1).split("/")) {
    const segment = decodeSegment(raw);
    if (segment === null) return { refused: 400 };
    segments.push(segment);
  }
  return { segments, query: queryAt === -1 ? "" : target.slice(queryAt) };
}

function decodeSegment(raw: string): string | null {
  const segment = raw.includes("%") ? decode(raw) : raw;
  if (segment === null || segment === "." || segment === ".." || FORBIDDEN.test(segment)) return null;
  return segment;
}

function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/** Where a path of a site leads: to a file, to the same path with a slash at its end, or nowhere. */
export type PathMatch = { file: string } | { addSlash: true } | null;

/**
 * The index rules: a folder answers with its `index.html`, `/about` with `about.html`, and a folder
 * asked for without its slash redirects. `path` has no leading slash; `has` knows the site's files.
 */
export function matchPath(path: string, has: (file: string) => boolean): PathMatch {
  if (path === "" || path.endsWith("/")) {
    const index = path + INDEX_FILE;
    return has(index) ? { file: index } : null;
  }
  if (has(path)) return { file: path };
  if (has(`${path}.html`)) return { file: `${path}.html` };
  return has(`${path}/${INDEX_FILE}`) ? { addSlash: true } : null;
}

/** The file that a path leads to in the end: for one that lacks its slash the page of the folder; null for nowhere. */
export function fileAt(path: string, has: (file: string) => boolean): string | null {
  const match = matchPath(path, has);
  if (!match) return null;
  return "file" in match ? match.file : `${path}/${INDEX_FILE}`;
}
