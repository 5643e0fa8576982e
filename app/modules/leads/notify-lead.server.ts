import { sendMail } from "~/integrations/mail/send-mail.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";

/** Tells the operator by mail about a request for a demo; one that was deleted meanwhile is passed over. */
export async function notifyLead({ leadId }: { leadId: number }): Promise<void> {
  const lead = await db.lead.findUnique({ where: { id: leadId } });
  if (!lead) return;
  await sendMail({
    key: `lead-${lead.id}`,
    to: env.SUPPORT_EMAIL,
    subject: `Demo request from ${lead.contactName}`,
    text: `${lead.contactName} <${lead.email}> asked for a demo on ${lead.createdAt.toISOString()}.\n\nReply to this mail to answer.\n`,
    replyTo: { name: lead.contactName, address: lead.email },
  });
}
