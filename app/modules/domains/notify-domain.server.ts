import { sendMail } from "~/integrations/mail/send-mail.server";
import { db, type Prisma } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { MOVED } from "./mark-verified.server";
import { readableName } from "./domain-names";

type Row = Prisma.DomainGetPayload<{ include: { deployment: { include: { owner: true } } } }>;

/**
 * Tells an owner by mail that a domain has stopped leading to their website; one that is gone or well again is passed
 * over.
 */
export async function notifyDomain({ domainId }: { domainId: number }): Promise<void> {
  const domain = await db.domain.findFirst({
    where: { id: domainId, withdrawnAt: null },
    include: { deployment: { include: { owner: true } } },
  });
  if (!domain || !isLost(domain)) return;
  const { owner } = domain.deployment;
  if (!owner?.email) return;
  await sendMail({
    key: `domain-${domain.id}-${(domain.brokenAt ?? domain.createdAt).getTime()}`,
    to: owner.email,
    subject: `${readableName(domain.host)} does not lead to your website`,
    text: textOf(domain),
  });
}

const isLost = ({ verifiedAt, brokenAt, lastError }: Row) => (verifiedAt ? brokenAt !== null : lastError === MOVED);

function textOf({ deploymentId, host, lastError, verifiedAt, deployment }: Row): string {
  const next = verifiedAt
    ? `What to do: enter the records that Plinth shows you where you manage ${readableName(host)}. As soon as they are in place, your website is there again; nothing of it is lost.`
    : `If the domain is yours, add it again and enter the records that Plinth shows you.`;
  return [
    `${readableName(host)} does not lead to ${deployment.title} any more.`,
    lastError ?? "",
    next,
    `${env.APP_ORIGIN}/deployments?dialog=dns-${deploymentId}`,
    "",
  ].join("\n\n");
}
