import { db, type Prisma } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { dnsRecords, type DnsRecords } from "./dns-records";
import { nextCheckIn } from "./next-check";

/** What an owner is to enter for a custom domain, and how far its verification is. */
export interface DomainSetup extends DnsRecords {
  deploymentId: number;
  /** What was missing at the last check; null when it is verified, or was not checked yet. */
  problem: string | null;
  /** Whether it is still checked without being asked to. */
  isChecked: boolean;
}

type Row = Prisma.DomainGetPayload<object>;

/** The setups of all custom domains of the actor. */
export async function listDomainSetups({ actor }: { actor: { userId: number } }): Promise<DomainSetup[]> {
  const rows = await db.domain.findMany({ where: { deployment: { ownerId: actor.userId } } });
  return rows.map(toSetup);
}

/** `GET /api/deployments/{id}/dns-records`. @throws NotFoundError when the actor has no such deployment, or it has no custom domain */
export async function readDnsRecords({ actor, deploymentId }: { actor: { userId: number }; deploymentId: number }): Promise<DnsRecords> {
  const row = await db.domain.findFirst({ where: { deploymentId, deployment: { ownerId: actor.userId } } });
  if (!row) throw new NotFoundError("There is no custom domain here.");
  return recordsOf(row);
}

function toSetup(row: Row): DomainSetup {
  const isChecked = nextCheckIn(Date.now() - row.createdAt.getTime()) !== null;
  return { ...recordsOf(row), deploymentId: row.deploymentId, problem: row.lastError, isChecked };
}

function recordsOf(row: Row): DnsRecords {
  return dnsRecords(row, { ipv4: env.SITES_IPV4, cname: env.SITES_CNAME });
}
