import { z } from "zod";
import { manifest, publishedFile } from "./manifest";

/** A file of an earlier snapshot that open pages may still ask for, until a moment in milliseconds since 1970. */
export const retiredFile = publishedFile.extend({ until: z.number().int() });
export type RetiredFile = z.infer<typeof retiredFile>;

/** Value of `site:{deploymentId}`: what is live. */
export const siteState = z.object({
  snapshotId: z.number().int(),
  files: manifest,
  retired: z.record(z.string(), retiredFile),
});
export type SiteState = z.infer<typeof siteState>;

/** Value of `host:{name}`: which site a name leads to. A name without a dot is a subdomain. */
export const hostState = z.object({ deploymentId: z.number().int() });
export type HostState = z.infer<typeof hostState>;

/** How long the hashed files of a replaced snapshot stay reachable: an old page never meets a new stylesheet. */
export const RETIRED_FILE_MS = 24 * 60 * 60 * 1000;

export const siteKey = (deploymentId: number) => `site:${deploymentId}`;
export const hostKey = (name: string) => `host:${name}`;

export type EdgeKey = { kind: "site"; deploymentId: number } | { kind: "host"; name: string };

/** Reads a key of `edge_state`; null for a kind that this version does not know, which is kept but not served. */
export function parseEdgeKey(key: string): EdgeKey | null {
  const site = /^site:(\d+)$/.exec(key);
  if (site) return { kind: "site", deploymentId: Number(site[1]) };
  const host = /^host:(.+)$/.exec(key);
  return host ? { kind: "host", name: host[1]! } : null;
}
