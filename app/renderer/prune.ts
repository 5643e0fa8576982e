import type { BlobFiles } from "./blob-files";
import { HashFilter } from "./hash-filter";
import type { SiteMap } from "./site-map";

const HOUR_MS = 60 * 60 * 1000;

/** Gives a task to run after each pull: once an hour it removes the files that no site names any more. */
export function prunesHourly(files: BlobFiles, sites: SiteMap): () => Promise<void> {
  let due = Date.now() + HOUR_MS;
  return async () => {
    if (Date.now() < due) return;
    due = Date.now() + HOUR_MS;
    const wanted = await HashFilter.of(sites.hashes());
    await files.prune((hash) => wanted.has(hash));
  };
}
