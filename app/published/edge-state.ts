import { z } from "zod";
import type { UtcDay } from "~/lib/utc-day";
import { manifest, publishedFile } from "./manifest";

/** A file of an earlier snapshot that open pages may still ask for, until a moment in milliseconds since 1970. */
const retiredFile = publishedFile.extend({ until: z.number().int() });

/** Why nothing of a site is shown: its owner took it offline, or the operator did. */
const CLOSED_REASONS = ["unpublished", "taken down"] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/**
 * Value of `site:{deploymentId}`: what is live. A closed site has no files, and every path of it answers with a neutral
 * page.
 */
export const siteState = z.object({
  snapshotId: z.number().int(),
  files: manifest,
  retired: z.record(z.string(), retiredFile),
  /**
   * What its form answers: the page's language and the owner's words, empty for the language's own. Older rows lack it.
   */
  form: z.object({ lang: z.string(), successMessage: z.string() }).optional(),
  closed: z.enum(CLOSED_REASONS).optional(),
  /**
   * Whose site it is, by a key that says nothing else: what an account may do is counted for all its sites. Older rows
   * lack it.
   */
  account: z.string().optional(),
});
export type SiteState = z.infer<typeof siteState>;

/**
 * Value of `host:{name}`: which site a name leads to. A name without a dot is a subdomain. One with `redirectTo`,
 * another name of the same site, leads there with every path; only what visitors send is taken at it, as the site's
 * own. At one with `formsByKey` a form that names it is an old copy of another site, which had the name before. Older
 * rows lack it.
 */
export const hostState = z.object({
  deploymentId: z.number().int(),
  redirectTo: z.string().optional(),
  formsByKey: z.boolean().optional(),
});
export type HostState = z.infer<typeof hostState>;

/** Value of `form:{contact key}`: the name, a subdomain, of the site that forms with this key belong to. */
export const formState = z.object({ name: z.string() });
export type FormState = z.infer<typeof formState>;

/**
 * Value of `rest:{name}`: the contact key of the website that had this name, which is nobody's now, and whose old forms
 * name it.
 */
export const restState = z.object({ contactKey: z.string() });
export type RestState = z.infer<typeof restState>;

/**
 * Value of `salt:{day}`: 16 random bytes that turn what a visitor shows of themselves into an id, on that day (UTC)
 * only.
 */
export const saltState = z.object({ salt: z.base64() });
export type SaltState = z.infer<typeof saltState>;

/** How long the hashed files of a replaced snapshot stay reachable: an old page never meets a new stylesheet. */
export const RETIRED_FILE_MS = 24 * 60 * 60 * 1000;

export const siteKey = (deploymentId: number) => `site:${deploymentId}`;
export const hostKey = (name: string) => `host:${name}`;
export const formKey = (contactKey: string) => `form:${contactKey}`;
export const restKey = (name: string) => `rest:${name}`;
export const saltKey = (day: UtcDay) => `salt:${day}`;

export type EdgeKey =
  | { kind: "site"; deploymentId: number }
  | { kind: "host"; name: string }
  | { kind: "form"; contactKey: string }
  | { kind: "rest"; name: string }
  | { kind: "salt"; day: UtcDay };

/** Reads a key of `edge_state`; null for a kind that this version does not know, which is kept but not served. */
export function parseEdgeKey(key: string): EdgeKey | null {
  const site = /^site:(\d+)$/.exec(key);
  if (site) return { kind: "site", deploymentId: Number(site[1]) };
  const salt = /^salt:(\d{4}-\d{2}-\d{2})$/.exec(key);
  if (salt) return { kind: "salt", day: salt[1]! };
  const form = /^form:(.+)$/.exec(key);
  if (form) return { kind: "form", contactKey: form[1]! };
  const rest = /^rest:(.+)$/.exec(key);
  if (rest) return { kind: "rest", name: rest[1]! };
  const host = /^host:(.+)$/.exec(key);
  return host ? { kind: "host", name: host[1]! } : null;
}
