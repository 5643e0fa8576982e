import { lookUpAddresses, lookUpDomain } from "~/integrations/dns/look-up.server";
import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { waitForRenderers } from "../publishing/wait-for-renderers.server";
import { txtHost, type Claim } from "./dns-records";
import { domainProblem } from "./domain-problem";
import { markVerified } from "./mark-verified.server";
import { nextCheckIn } from "./next-check";

/**
 * Asks DNS whether a domain is its owner's and leads here. Then visitors find the site there; otherwise what is
 * missing is noted, and the next look is put on the calendar. A domain that is gone or verified is passed over.
 */
export async function verifyDomain({ domainId }: { domainId: number }): Promise<void> {
  const domain = await db.domain.findUnique({ where: { id: domainId } });
  if (!domain || domain.verifiedAt) return;
  try {
    const problem = await askDns(domain);
    if (problem !== null) return await noteProblem(domain, problem);
    const position = await markVerified(domain);
    if (position) await waitForRenderers(position);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.info("a domain could not be verified", { host: domain.host, reason: error.message });
    await noteProblem(domain, error.message);
  }
}

async function askDns({ host, token }: Claim): Promise<string | null> {
  const [answers, targets] = await Promise.all([lookUpDomain(host, txtHost(host)), lookUpAddresses(env.SITES_CNAME)]);
  return domainProblem(answers, { token, cname: env.SITES_CNAME, addresses: [env.SITES_IPV4, ...targets] });
}

/** Does nothing where the owner has set another domain meanwhile: that one has a job of its own. */
async function noteProblem({ id, token }: Claim & { id: number }, lastError: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const now = new Date();
    const [noted] = await tx.domain.updateManyAndReturn({ where: { id, token, verifiedAt: null }, data: { checkedAt: now, lastError } });
    const delay = noted ? nextCheckIn(now.getTime() - noted.createdAt.getTime()) : null;
    if (delay === null) return;
    await enqueue("verify_domain", { domainId: id }, { tx, key: String(id), runAt: new Date(now.getTime() + delay) });
  });
}
