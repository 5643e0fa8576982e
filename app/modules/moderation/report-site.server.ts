import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { InvalidError, TooManyError } from "~/lib/errors";
import { HOUR_MS } from "~/lib/limit-key";
import { visitorNetwork } from "~/lib/visitor-network";
import { countAgainstLimits } from "../limits/count-against-limits.server";
import type { AbuseReportInput } from "./abuse-report";
import { findSite } from "./find-site.server";

/** Somebody who finds a row of bad sites reports a few; a program reports thousands. */
const FROM_ONE_VISITOR = [{ most: 10, spanMs: HOUR_MS }];
/** Mails to the operator about one account: from then on the reports of an hour are kept, and say nothing new. */
const MAILED_OF_ONE_ACCOUNT = [{ most: 60, spanMs: HOUR_MS }];

interface Input extends AbuseReportInput {
  /** Network address of who reports, kept as a keyed hash only. */
  sender: string;
}

/**
 * Keeps a report of a site and has the operator told by mail, of 60 an hour about one account.
 * @throws InvalidError for an address that is none of ours, TooManyError after 10 reports from one network in an hour
 */
export async function reportSite({ site: address, reason, details, email, sender }: Input): Promise<void> {
  const site = await findSite(address);
  if (!site) throw noSuchSite();
  if (!(await countAgainstLimits([{ what: "report", of: [visitorNetwork(sender)], allowed: FROM_ONE_VISITOR }]))) {
    throw new TooManyError(
      `Too many reports came from your network. Please try again in an hour, or write to ${env.SUPPORT_EMAIL}.`,
    );
  }
  const isMailed = await countAgainstLimits([
    { what: "report of account", of: [String(site.ownerId)], allowed: MAILED_OF_ONE_ACCOUNT },
  ]);
  await db.$transaction(async (tx) => {
    const data = { address, deploymentId: site.id, reason, details, email: email ?? null };
    const { id: reportId } = await tx.abuseReport.create({ data, select: { id: true } });
    if (isMailed) await enqueue("notify_abuse_report", { reportId }, { tx });
  });
}

function noSuchSite(): InvalidError {
  const message = `We have no website at this address. Please check it, or write to ${env.SUPPORT_EMAIL}.`;
  return new InvalidError(message, { site: [message] });
}
