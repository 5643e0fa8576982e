import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { InvalidError, TooManyError } from "~/lib/errors";
import { RateLimit } from "~/lib/rate-limit";
import type { AbuseReportInput } from "./abuse-report";
import { findSite } from "./find-site.server";

/** Somebody who finds a row of bad sites reports a few; a program reports thousands. */
const fromOneAddress = new RateLimit(10, 60 * 60_000);

interface Input extends AbuseReportInput {
  /** Network address of who reports, kept for an hour in memory and nowhere else. */
  sender: string;
}

/**
 * Keeps a report of a site and has the operator told by mail.
 * @throws InvalidError for an address that is none of ours, TooManyError after 10 reports from one address in an hour
 */
export async function reportSite({ site: address, reason, details, email, sender }: Input): Promise<void> {
  const site = await findSite(address);
  if (!site) throw noSuchSite();
  if (!fromOneAddress.take(sender, Date.now())) {
    throw new TooManyError(`Too many reports came from your network. Please try again in an hour, or write to ${env.SUPPORT_EMAIL}.`);
  }
  await db.$transaction(async (tx) => {
    const data = { address, deploymentId: site.id, reason, details, email: email ?? null };
    const { id: reportId } = await tx.abuseReport.create({ data, select: { id: true } });
    await enqueue("notify_abuse_report", { reportId }, { tx });
  });
}

function noSuchSite(): InvalidError {
  const message = `We have no website at this address. Please check it, or write to ${env.SUPPORT_EMAIL}.`;
  return new InvalidError(message, { site: [message] });
}
