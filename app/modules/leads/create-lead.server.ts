import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";
import type { LeadInput } from "./lead";

/**
 * Keeps a request for a demo and has the operator told about it by mail.
 * @returns the lead with its id
 */
export function createLead({ contactName, email }: LeadInput) {
  return db.$transaction(async (tx) => {
    const lead = await tx.lead.create({ data: { contactName, email } });
    await enqueue("notify_lead", { leadId: lead.id }, { tx });
    return lead;
  });
}
