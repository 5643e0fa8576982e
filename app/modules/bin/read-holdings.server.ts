import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
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
  /** Null for a website that was never deployed. */
  subdomain: string | null;
  isDeployed: boolean;
  host: string | null;
  showsWww: boolean;
  verifiedAt: Date | null;
  messages: bigint;
  posts: bigint;
  days: bigint;
}

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/**
 * Counts what goes with a website, for who is asked about its deletion; null where it was never deployed. @throws
 * NotFoundError when the actor has no such website
 */
export async function readHoldings({ actor, websiteId }: Input): Promise<Holdings | null> {
  const [row] = await db.$queryRaw<Row[]>`
    select subdomain, deployment.withdrawn_at is null as "isDeployed",
           domain.host, coalesce(domain.shows_www, false) as "showsWww", domain.verified_at as "verifiedAt",
           is_active and deployment.withdrawn_at is null
             and not exists (select from take_downs where deployment_id = deployment.id and lifted_at is null) as "isLive",
           (select count(*) from submissions where deployment_id = deployment.id) as messages,
           (select count(*) from posts where deployment_id = deployment.id) as posts,
           (select count(*) from daily_stats where deployment_id = deployment.id) as days
      from websites as website
           left join deployments as deployment on deployment.website_id = website.id
           left join domains as domain on domain.deployment_id = deployment.id
     where website.id = ${websiteId} and website.owner_id = ${actor.userId}`;
  if (!row) throw new NotFoundError("There is no such website.");
  return row.subdomain === null ? null : toHoldings({ ...row, subdomain: row.subdomain });
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
}: Row & { subdomain: string }): Holdings {
  const domain = host === null ? null : { host, showsWww, verifiedAt };
  const address = isDeployed ? siteAddress({ subdomain, domain }) : null;
  return { messages: Number(messages), posts: Number(posts), days: Number(days), address, isLive };
}
