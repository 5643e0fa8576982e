import { sendMail } from "~/integrations/mail/send-mail.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { onOneLine, quoteText } from "~/lib/quote-text";
import { siteAddress } from "../deployment-record/site-address.server";
import { REPORT_REASONS, type ReportReason } from "./abuse-report";

const ofSite = { deployment: { include: { domain: true } } } as const;

/**
 * Tells the operator by mail about a report, with the command that takes the site down; one that is gone is passed
 * over.
 */
export async function notifyAbuseReport({ reportId }: { reportId: number }): Promise<void> {
  const report = await db.abuseReport.findUnique({ where: { id: reportId }, include: ofSite });
  if (!report?.deployment) return;
  const { deployment, details, email, createdAt } = report;
  // A check constraint keeps the column to these.
  const { label, forOwner } = REPORT_REASONS[report.reason as ReportReason];
  await sendMail({
    key: `abuse-report-${reportId}`,
    to: env.SUPPORT_EMAIL,
    subject: `Report of the website ${deployment.subdomain}`,
    text: [
      `${label}.`,
      "",
      quoteText(details),
      "",
      `Website: ${onOneLine(deployment.title)}, ${siteAddress(deployment)}`,
      "Address as it was given:",
      quoteText(report.address),
      `Reported on ${createdAt.toUTCString()}${email ? ` by ${email}; a reply to this mail goes there.` : " by somebody who left no address."}`,
      "",
      "Look at it first. To take it off the web at once (its owner is told the reason, so say what it is):",
      `npm run take-down -- ${deployment.subdomain} --reason "${forOwner}"`,
      "",
    ].join("\n"),
    ...(email && { replyTo: { name: "", address: email } }),
  });
}
