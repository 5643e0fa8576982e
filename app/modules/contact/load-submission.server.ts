import { db } from "~/lib/db.server";
import { outsideBin } from "../website-record/outside-bin";
import { deliveryAddress } from "../recipients/read-delivery.server";
import { currentConfig } from "./read-contact-settings.server";
import { visitorAddress, visitorName } from "./visitor";

/** A message with all that its mails need to know; null when it was deleted or is spam, or its website was. */
export async function loadSubmission(submissionId: number) {
  const found = await db.submission.findFirst({
    where: { id: submissionId, isSpam: false, deployment: { website: outsideBin } },
    include: {
      deployment: {
        include: { code: true, owner: true, domain: true, website: { include: { contactSettings: true } } },
      },
    },
  });
  const owner = found?.deployment.owner;
  if (!owner) return null;
  const { deployment } = found;
  // The form that the visitor saw is the deployed one.
  const { fields, settings } = currentConfig(deployment.website.contactSettings, deployment.code);
  const data = found.data as Record<string, string>;
  const emailFields = fields.filter(({ type }) => type === "email").map(({ id }) => id);
  return {
    submission: found,
    deployment,
    owner,
    fields,
    settings,
    data,
    visitor: { name: visitorName(data), address: visitorAddress(data, emailFields) },
    recipient: await deliveryAddress({ owner, address: settings.emailRecipient }),
  };
}
