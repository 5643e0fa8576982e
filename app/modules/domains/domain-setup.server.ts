import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { namesOf, readableName } from "./domain-names";
import type { DomainRow } from "./domain-row";
import { dnsRecords, type DnsRecords } from "./dns-records";
import { nextCheckIn } from "./next-check";
import { shownName } from "../deployment-record/shown-name";

/** One of a domain's names. */
export interface DomainName {
  /** As people write it. */
  text: string;
  isShown: boolean;
  /** Whether visitors who enter it come here. */
  isServed: boolean;
}

/** What an owner is to enter for a custom domain, and how it fares. */
export interface DomainSetup extends DnsRecords {
  deploymentId: number;
  /** The domain as people write it. */
  text: string;
  /** The name at which visitors see the site. */
  shownName: string;
  /** With and without `www.`; of a name below a domain only itself. */
  names: DomainName[];
  state: "pending" | "verified" | "broken";
  /** What was missing at the last look; null when nothing was, or nobody has looked yet. */
  problem: string | null;
  /** What could be better without anything being wrong. */
  hint: string | null;
  /** Whether a pending one is still looked at without being asked to. */
  isChecked: boolean;
  /** Since when it is well after it was broken, for a week. */
  recoveredAt: Date | null;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The setups of all custom domains of the actor. */
export async function listDomainSetups({ actor }: { actor: { userId: number } }): Promise<DomainSetup[]> {
  const rows = await db.domain.findMany({ where: { deployment: { ownerId: actor.userId } } });
  return rows.map((row) => toSetup(row, Date.now()));
}

/**
 * `GET /api/deployments/{id}/dns-records`. @throws NotFoundError when the actor has no such deployment, or it has no
 * custom domain
 */
export async function readDnsRecords({
  actor,
  deploymentId,
}: {
  actor: { userId: number };
  deploymentId: number;
}): Promise<DnsRecords> {
  const row = await db.domain.findFirst({ where: { deploymentId, deployment: { ownerId: actor.userId } } });
  if (!row) throw new NotFoundError("There is no custom domain here.");
  return recordsOf(row);
}

function toSetup(row: DomainRow, now: number): DomainSetup {
  const { deploymentId, host, served, lastError: problem, hint, recoveredAt } = row;
  const shown = shownName(row);
  return {
    ...recordsOf(row),
    deploymentId,
    text: readableName(host),
    shownName: shown,
    names: namesOf(host).map((name) => ({
      text: readableName(name),
      isShown: name === shown,
      isServed: served.includes(name),
    })),
    state: stateOf(row),
    problem,
    hint,
    isChecked: nextCheckIn(now - row.createdAt.getTime()) !== null,
    recoveredAt: recoveredAt && now - recoveredAt.getTime() < WEEK_MS ? recoveredAt : null,
  };
}

function stateOf({ verifiedAt, brokenAt }: DomainRow): DomainSetup["state"] {
  if (!verifiedAt) return "pending";
  return brokenAt ? "broken" : "verified";
}

function recordsOf(row: DomainRow): DnsRecords {
  return dnsRecords(row, { ipv4: env.SITES_IPV4, cname: env.SITES_CNAME });
}
