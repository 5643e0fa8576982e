import { RETIRED_FILE_MS, type SiteState } from "~/published/edge-state";
import type { Manifest } from "~/published/manifest";

/** A site that is published every few seconds must not grow without end. */
const MOST_RETIRED = 500;

/**
 * The files of replaced snapshots that stay reachable beside a new one: hashed names that pages opened before
 * may still ask for, for 24 hours. `now` in milliseconds since 1970.
 */
export function retireFiles(previous: SiteState | null, next: Manifest, now: number): SiteState["retired"] {
  if (previous === null) return {};
  const until = now + RETIRED_FILE_MS;
  const leaving = Object.entries(previous.files).filter(([, file]) => file.immutable);
  const retired = {
    ...previous.retired,
    ...Object.fromEntries(leaving.map(([path, file]) => [path, { ...file, until }])),
  };
  const kept = Object.entries(retired).filter(([path, file]) => file.until > now && !Object.hasOwn(next, path));
  kept.sort(([, a], [, b]) => b.until - a.until);
  return Object.fromEntries(kept.slice(0, MOST_RETIRED));
}
