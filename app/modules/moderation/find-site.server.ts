import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { isStorable } from "~/lib/stored-text";
import { readSiteName } from "./site-name";

/** The deployment that a typed address leads to; null when none of ours does. */
export async function findSite(typed: string): Promise<{ id: number; subdomain: string; ownerId: number } | null> {
  const name = isStorable(typed) ? readSiteName(typed, env.SITES_DOMAIN) : null;
  if (!name) return null;
  const select = { id: true, subdomain: true, ownerId: true } as const;
  if ("subdomain" in name) return db.deployment.findUnique({ where: name, select });
  // A domain is one site's with and without www.
  const bare = name.host.replace(/^www\./, "");
  return db.deployment.findFirst({ where: { domain: { host: { in: [bare, `www.${bare}`] }, verifiedAt: { not: null } } }, select });
}
