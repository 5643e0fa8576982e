import { db } from "~/lib/db.server";
import { siteAddress } from "../deployment-record/site-address.server";
import type { HeldThings } from "./held-things";

/** What goes with a website beside the website itself. */
export interface Holdings extends HeldThings {
  /** Where it answers; null while it is not deployed. */
  address: string | null;
  /** Whether visitors see it there. */
  isLive: boolean;
}

interface Row extends Pick<Holdings, "isLive"> {
  websiteId: number;
  subdomain: string;
  isDeployed: boolean;
  host: string | null;
  showsWww: boolean;
  verifiedAt: Date | null;
  messages: bigint;
  posts: bigint;
  days: bigint;
}

/** The holdings of each of the actor's websites that was ever deployed, by its id. All others have none. */
export async function readHoldings({ actor }: { actor: { userId: number } }): Promise<Map<number, Holdings>> {
  const rows = await db.$queryRaw<Row[]>`
    select website_id as "websiteId", subdomain, deployment.withdrawn_at is null as "isDeployed",
           domain.host, coalesce(domain.shows_www, false) as "showsWww", domain.verified_at as "verifiedAt",
           is_active and deployment.withdrawn_at is null
             and not exists (select from take_downs where deployment_id = deployment.id and lifted_at is null) as "isLive",
           (select count(*) from submissions where deployment_id = deployment.id) as messages,
           (select count(*) from posts where deployment_id = deployment.id) as posts,
           (select count(*) from daily_stats where deployment_id = deployment.id) as days
      from deployments as deployment left join domains as domain on domain.deployment_id = deployment.id
     where deployment.owner_id = ${actor.userId}`;
  return new Map(rows.map((row) => [row.websiteId, toHoldings(row)]));
}

function toHoldings({
  subdomain,
  isDeployed,
  isLive,
  host,
  showsWww,
  verifiedAt,
  messages,
  posts,
  days,
}: Row): Holdings {
  const domain = host === null ? null : { host, showsWww, verifiedAt };
  const address = isDeployed ? siteAddress({ subdomain, domain }) : null;
  return { messages: Number(messages), posts: Number(posts), days: Number(days), address, isLive };
}
