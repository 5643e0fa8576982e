import { parseEdgeKey, type FormState, type HostState, type RestState, type SiteState } from "~/published/edge-state";
import { INDEX_FILE, type PublishedFile } from "~/published/manifest";
import { hashesIn, HeldSites } from "./held-sites";
import type { EdgeRow } from "./store";

/** Every live site, in memory: host name to deployment, deployment to its files, contact key to name. */
export class SiteMap {
  private hosts = new Map<string, number>();
  private redirects = new Map<string, string>();
  private formsByKey = new Set<string>();
  private forms = new Map<string, string>();
  private rests = new Map<string, string>();
  private sites = new HeldSites();
  /** Another one after each change. */
  version = 0;

  get count(): number {
    return this.sites.count;
  }

  /** The site that a name leads to: a subdomain, or a whole host name. */
  find(name: string): SiteState | null {
    const deploymentId = this.deploymentOf(name);
    return deploymentId === null ? null : this.sites.get(deploymentId);
  }

  /** Id of the deployment that a name leads to. */
  deploymentOf(name: string): number | null {
    return this.hosts.get(name) ?? null;
  }

  /** Whether a name leads to a site that is shown. */
  isOpen(name: string): boolean {
    const deploymentId = this.deploymentOf(name);
    return deploymentId !== null && this.sites.isOpen(deploymentId);
  }

  /** Whether a host is a verified domain; a subdomain's name alone is none. */
  isDomain(host: string): boolean {
    return host.includes(".") && this.hosts.has(host);
  }

  /** The name of the same site that a host leads to; null for one that shows the site itself, or nothing. */
  redirectOf(host: string): string | null {
    return this.redirects.get(host) ?? null;
  }

  /** Name of the site that forms with a contact key belong to; null while it is not deployed. */
  nameOfForm(contactKey: string): string | null {
    return this.forms.get(contactKey) ?? null;
  }

  /**
   * Name of the site whose old forms name another one, which it had before and nobody has now; null where there is
   * none.
   */
  formerSiteOf(name: string): string | null {
    const contactKey = this.rests.get(name);
    return contactKey === undefined ? null : this.nameOfForm(contactKey);
  }

  /** Whether a form that names this name means another site, which had it before. */
  isReused(name: string): boolean {
    return this.formsByKey.has(name);
  }

  /** Takes rows in; at once, so that no request sees a part of them. A whole change replaces everything. */
  apply(rows: EdgeRow[], whole: boolean): void {
    if (whole) {
      this.hosts = new Map();
      this.redirects = new Map();
      this.formsByKey = new Set();
      this.forms = new Map();
      this.rests = new Map();
      this.sites = new HeldSites();
    }
    for (const row of rows) this.take(row);
    this.version += 1;
  }

  /**
   * Hashes that a changed row's site names, without those that the site held until now named: only new bytes are to be
   * brought.
   */
  newHashes({ key, value }: EdgeRow): string[] {
    const parsed = parseEdgeKey(key);
    if (parsed?.kind !== "site" || value === null) return [];
    const held = new Set(this.sites.hashesOf(parsed.deploymentId));
    return hashesIn(value).filter((hash) => !held.has(hash));
  }

  /** Hashes of all bytes that sites may be asked for, those of one site at a time, some more than once. */
  hashes(): AsyncGenerator<string[]> {
    return this.sites.hashes();
  }

  /** The first page of every site that is shown. */
  async *firstPages(): AsyncGenerator<PublishedFile> {
    for await (const { files } of this.sites.all()) if (files[INDEX_FILE]) yield files[INDEX_FILE];
  }

  private take({ key, value }: EdgeRow): void {
    const parsed = parseEdgeKey(key);
    if (parsed?.kind === "site") return this.sites.set(parsed.deploymentId, value);
    const state = value === null ? null : (JSON.parse(value) as unknown);
    if (parsed?.kind === "host") this.takeHost(parsed.name, state as HostState | null);
    if (parsed?.kind === "form") set(this.forms, parsed.contactKey, (state as FormState | null)?.name);
    if (parsed?.kind === "rest") set(this.rests, parsed.name, (state as RestState | null)?.contactKey);
  }

  private takeHost(name: string, host: HostState | null): void {
    set(this.hosts, name, host?.deploymentId);
    set(this.redirects, name, host?.redirectTo);
    if (host?.formsByKey) this.formsByKey.add(name);
    else this.formsByKey.delete(name);
  }
}

function set<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}

/** The file of a path, or one that a replaced snapshot had there not long ago; `now` in milliseconds since 1970. */
export function findFile(site: SiteState, path: string, now: number): PublishedFile | null {
  if (Object.hasOwn(site.files, path)) return site.files[path]!;
  const retired = Object.hasOwn(site.retired, path) ? site.retired[path]! : null;
  return retired && retired.until > now ? retired : null;
}
