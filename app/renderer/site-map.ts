import { log } from "~/lib/log.server";
import { hostState, parseEdgeKey, siteState, type HostState, type SiteState } from "~/published/edge-state";
import type { PublishedFile } from "~/published/manifest";
import type { EdgeRow } from "./store";

/** Every live site, in memory: host name to deployment, deployment to its files. */
export class SiteMap {
  private hosts = new Map<string, HostState>();
  private sites = new Map<number, SiteState>();

  get count(): number {
    return this.sites.size;
  }

  /** The site that a name leads to: a subdomain, or a whole host name. */
  find(name: string): SiteState | null {
    const deploymentId = this.deploymentOf(name);
    return deploymentId === null ? null : (this.sites.get(deploymentId) ?? null);
  }

  /** Id of the deployment that a name leads to. */
  deploymentOf(name: string): number | null {
    return this.hosts.get(name)?.deploymentId ?? null;
  }

  /** Whether a name leads to a site that is shown. */
  isOpen(name: string): boolean {
    const site = this.find(name);
    return site !== null && !site.closed;
  }

  /** Whether a host is a verified domain; a subdomain's name alone is none. */
  isDomain(host: string): boolean {
    return host.includes(".") && this.hosts.has(host);
  }

  /** The name of the same site that a host leads to; null for one that shows the site itself, or nothing. */
  redirectOf(host: string): string | null {
    return this.hosts.get(host)?.redirectTo ?? null;
  }

  /** Takes rows in; at once, so that no request sees a part of them. A whole change replaces everything. */
  apply(rows: EdgeRow[], whole: boolean): void {
    const read = rows.map(readRow);
    if (whole) {
      this.hosts = new Map();
      this.sites = new Map();
    }
    for (const change of read) change?.(this.hosts, this.sites);
  }

  /** Hashes that a changed row's site names, without those that the site held until now named: only new bytes are to be brought. */
  newHashes(row: EdgeRow): string[] {
    const [key, site] = [parseEdgeKey(row.key), parsedSite(row)];
    if (key?.kind !== "site" || site === null) return [];
    const before = this.sites.get(key.deploymentId);
    const held = new Set(before ? hashesOf(before) : []);
    return hashesOf(site).filter((hash) => !held.has(hash));
  }

  /** Hashes of all bytes that a site may be asked for. */
  hashes(): Set<string> {
    return new Set([...this.sites.values()].flatMap(hashesOf));
  }
}

type Change = (hosts: Map<string, HostState>, sites: Map<number, SiteState>) => void;

function readRow(row: EdgeRow): Change | null {
  const key = parseEdgeKey(row.key);
  if (key === null || key.kind === "salt") return null;
  if (key.kind === "host") {
    const state = row.value === null ? null : parsed(row, hostState);
    return (hosts) => (state ? hosts.set(key.name, state) : hosts.delete(key.name));
  }
  const state = parsedSite(row);
  return (_hosts, sites) => (state ? sites.set(key.deploymentId, state) : sites.delete(key.deploymentId));
}

/** The site state in a row; null for a deleted or another kind of row. */
function parsedSite(row: EdgeRow): SiteState | null {
  return row.value !== null && parseEdgeKey(row.key)?.kind === "site" ? parsed(row, siteState) : null;
}

function parsed<T>(row: EdgeRow, schema: { parse(value: unknown): T }): T | null {
  try {
    return schema.parse(JSON.parse(row.value!));
  } catch (error) {
    // One row that cannot be read must not take the other sites down.
    log.error(`edge state ${row.key} cannot be read`, error);
    return null;
  }
}

/** Hashes of a site's files in every format, those of replaced snapshots included. */
function hashesOf(site: SiteState): string[] {
  const files = [...Object.values(site.files), ...Object.values(site.retired)];
  return files.flatMap(({ hash, avif }) => (avif ? [hash, avif.hash] : [hash]));
}

/** The file of a path, or one that a replaced snapshot had there not long ago; `now` in milliseconds since 1970. */
export function findFile(site: SiteState, path: string, now: number): PublishedFile | null {
  if (Object.hasOwn(site.files, path)) return site.files[path]!;
  const retired = Object.hasOwn(site.retired, path) ? site.retired[path]! : null;
  return retired && retired.until > now ? retired : null;
}
