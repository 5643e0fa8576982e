import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { isStorable } from "~/lib/stored-text";
import { notWithdrawn } from "../deployment-record/is-shown";
import { readSiteName } from "./site-name";

interface FoundSite {
  id: number;
  subdomain: string;
  /** Null of a website in the bin. */
  ownerId: number | null;
}

const select = { id: true, subdomain: true, ownerId: true } as const;

const readName = (typed: string) => (isStorable(typed) ? readSiteName(typed, env.SITES_DOMAIN) : null);

/** The live website that a typed address leads to; null when none of ours does. */
export async function findSite(typed: string): Promise<FoundSite | null> {
  const name = readName(typed);
  if (!name) return null;
  if ("subdomain" in name) return db.deployment.findFirst({ where: { ...name, ...notWithdrawn }, select });
  // A domain is one site's with and without www.
  const bare = name.host.replace(/^www\./, "");
  return db.deployment.findFirst({
    where: { ...notWithdrawn, domain: { host: { in: [bare, `www.${bare}`] }, verifiedAt: { not: null } } },
    select,
  });
}

/** The website that was withdrawn last from a typed name. */
export async function findWithdrawn(typed: string): Promise<FoundSite | null> {
  const name = readName(typed);
  if (!name || !("subdomain" in name)) return null;
  return db.deployment.findFirst({
    where: { ...name, withdrawnAt: { not: null } },
    select,
    orderBy: { withdrawnAt: "desc" },
  });
}
