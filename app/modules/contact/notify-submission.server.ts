import { sendMail } from "~/integrations/mail/send-mail.server";
import { siteAddress } from "../deployment-record/site-address.server";
import { labelledValues, type LabelledValue } from "./labelled-values";
import { loadSubmission } from "./load-submission.server";
import { cleanName } from "../recipients/sender-name";

/**
 * Mails a visitor's message to who gets the website's messages; a reply goes to the visitor. One that is gone is passed
 * over.
 */
export async function notifySubmission({ submissionId }: { submissionId: number }): Promise<void> {
  const loaded = await loadSubmission(submissionId);
  if (!loaded) return;
  const { submission, deployment, fields, data, visitor, recipient } = loaded;
  await sendMail({
    key: `submission-${submission.id}`,
    to: recipient,
    subject: visitor.name ? `New message from ${visitor.name}` : `New message from your website`,
    text: [
      ...labelledValues(data, fields).map(entry),
      "",
      `Sent on ${submission.receivedAt.toUTCString()} with the contact form of ${deployment.title}:`,
      siteAddress(deployment),
      visitor.address ? "Reply to this mail to answer." : "The visitor left no email address.",
      "",
    ].join("\n"),
    ...(visitor.address && { replyTo: { name: cleanName(visitor.name ?? ""), address: visitor.address } }),
  });
}

const entry = ({ label, value }: LabelledValue) =>
  value.includes("\n") || value.length > 60 ? `${label}:\n${value}\n` : `${label}: ${value}`;
