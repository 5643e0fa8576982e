import { sendMail } from "~/integrations/mail/send-mail.server";
import { siteAddress } from "../publishing/site-address.server";
import { loadSubmission } from "./load-submission.server";

/** Mails a visitor's message to who gets the website's messages; a reply goes to the visitor. One that is gone is passed over. */
export async function notifySubmission({ submissionId }: { submissionId: number }): Promise<void> {
  const loaded = await loadSubmission(submissionId);
  if (!loaded) return;
  const { submission, deployment, fields, data, visitor, recipient } = loaded;
  const labels = new Map(fields.map(({ id, label }) => [id, label]));
  await sendMail({
    key: `submission-${submission.id}`,
    to: recipient,
    subject: visitor.name ? `New message from ${visitor.name}` : `New message from your website`,
    text: [
      ...inOrder(data, [...labels.keys()]).map(([name, value]) => entry(labels.get(name) ?? name, value)),
      "",
      `Sent on ${submission.receivedAt.toUTCString()} with the contact form of ${deployment.title}:`,
      siteAddress(deployment),
      visitor.address ? "Reply to this mail to answer." : "The visitor left no email address.",
      "",
    ].join("\n"),
    ...(visitor.address && { replyTo: { name: visitor.name ?? "", address: visitor.address } }),
  });
}

/** Values in the order of the form's fields, then what the form does not know. */
function inOrder(data: Record<string, string>, order: string[]): [string, string][] {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(data).sort(([a], [b]) => place(a) - place(b));
}

const entry = (label: string, value: string) => (value.includes("\n") || value.length > 60 ? `${label}:\n${value}\n` : `${label}: ${value}`);
