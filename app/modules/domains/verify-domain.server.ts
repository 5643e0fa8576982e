import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";
import { DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import type { EdgePosition } from "../edge/edge-clock.server";
import { waitForRenderers } from "../edge/wait-for-renderers.server";
import type { DomainRow } from "./domain-row";
import { claimProblem } from "./judge-lookup";
import { lookAtDomain } from "./look-at-domain.server";
import { markVerified } from "./mark-verified.server";
import { nextCheckIn } from "./next-check";
import { noteHealth } from "./note-health.server";

/**
 * Asks DNS whether a domain is its owner's and leads here. Then visitors find the site there; otherwise what is
 * missing is noted, and the next look is put on the calendar. Of a verified domain it notes whether it still leads
 * here. One that is gone, or whose website is withdrawn, is passed over.
 */
export async function verifyDomain({ domainId }: { domainId: number }): Promise<void> {
  const domain = await db.domain.findUnique({ where: { id: domainId } });
  if (!domain || domain.withdrawnAt) return;
  try {
    const position = await look(domain);
    if (position) await waitForRenderers(position);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.info("a domain could not be verified", { host: domain.host, reason: error.message });
    // That DNS cannot be asked says nothing of a domain that was fine.
    if (!domain.verifiedAt) await noteProblem(domain, error.message);
  }
}

async function look(domain: DomainRow): Promise<EdgePosition | null> {
  const judgement = await lookAtDomain(domain);
  if (domain.verifiedAt) return noteHealth(domain, judgement);
  const problem = claimProblem(judgement);
  if (problem === null) return markVerified(domain, judgement);
  await noteProblem(domain, problem);
  return null;
}

/** Does nothing where the owner has set another domain meanwhile: that one has a job of its own. */
async function noteProblem({ id, token }: DomainRow, lastError: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const now = new Date();
    const [noted] = await tx.domain.updateManyAndReturn({
      where: { id, token, verifiedAt: null, withdrawnAt: null },
      data: { checkedAt: now, lastError },
    });
    const delay = noted ? nextCheckIn(now.getTime() - noted.createdAt.getTime()) : null;
    if (delay === null) return;
    await enqueue("verify_domain", { domainId: id }, { tx, key: String(id), runAt: new Date(now.getTime() + delay) });
  });
}
