import { sendMail } from "~/integrations/mail/send-mail.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { siteAddress } from "../deployment-record/site-address.server";
import { whileDeployed } from "../deployment-record/is-shown";
import { cleanName } from "./sender-name";
import { LINK_DAYS, recipientToken } from "./recipient-token.server";

/**
 * Mails an address the link by which it confirms that it wants a website's messages; one that has answered or is gone
 * is passed over.
 */
export async function sendRequest({ recipientId }: { recipientId: number }): Promise<void> {
  const recipient = await db.mailRecipient.findUnique({
    where: { id: recipientId },
    include: {
      owner: { select: { email: true } },
      website: { include: { deployment: { include: { domain: true } } } },
    },
  });
  if (!recipient?.website || recipient.confirmedAt) return;
  const { address, owner, website, askedAt } = recipient;
  const deployment = whileDeployed(website.deployment);
  const name = cleanName(website.deployment?.title ?? website.projectTitle);
  await sendMail({
    key: `recipient-${recipientId}-${askedAt.getTime()}`,
    to: address,
    subject: "Do you want to get the messages of a website?",
    text: [
      `Somebody asks that messages which visitors write on a website come to this address, ${address}.`,
      "",
      ...(name ? [`Website: ${name}`] : []),
      ...(deployment ? [`Its address: ${siteAddress(deployment)}`] : []),
      `Who asks: the Plinth account of ${owner.email}`,
      "",
      "Open this page to say yes or no:",
      `${env.APP_ORIGIN}/recipient/${recipientToken(recipient)}`,
      "",
      `Nothing is sent to you before you say yes. The link works for ${LINK_DAYS} days.`,
      "If you do not know this website, choose 'This was not me' there. Then nobody can ask this address again.",
      "",
      `Plinth makes and hosts websites for businesses: ${env.APP_ORIGIN}/`,
      "",
    ].join("\n"),
  });
}
