import { sendMail } from "~/integrations/mail/send-mail.server";
import { db } from "~/lib/db.server";
import { loadSubmission } from "./load-submission.server";

/** Addresses behind which there is nobody, or another machine that answers. */
const MACHINES = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|abuse)(?:[+-].*)?@/i;
/** Answers that one address gets of one website within an hour: a form must not become a way to flood somebody. */
const HOURLY = 3;
const HOUR_MS = 60 * 60_000;

/** Headers by which other mail programs know not to answer an answer (RFC 3834). */
const AUTOMATIC = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All", Precedence: "auto_reply" };

type Loaded = NonNullable<Awaited<ReturnType<typeof loadSubmission>>>;

/**
 * Sends a visitor the answer that the website's owner wrote, where it is switched on and the visitor left an address.
 * It holds the owner's words only, nothing of what was sent.
 */
export async function answerSubmission({ submissionId }: { submissionId: number }): Promise<void> {
  const loaded = await loadSubmission(submissionId);
  if (!loaded || !(await mayAnswer(loaded))) return;
  const { submission, deployment, settings, visitor, recipient } = loaded;
  await sendMail({
    key: `submission-${submission.id}-answer`,
    to: visitor.address!,
    fromName: settings.autoReplySenderName || deployment.title,
    replyTo: { name: settings.autoReplySenderName || deployment.title, address: recipient },
    subject: settings.autoReplySubject,
    text: `${settings.autoReplyMessage}\n`,
    headers: AUTOMATIC,
  });
}

async function mayAnswer({ submission, settings, visitor: { address }, recipient }: Loaded): Promise<boolean> {
  if (!settings.autoReplyEnabled || !address || MACHINES.test(address)) return false;
  if (address.toLowerCase() === recipient.toLowerCase()) return false;
  return (await countEarlier(submission, address)) < HOURLY;
}

async function countEarlier({ id, deploymentId, receivedAt }: Loaded["submission"], address: string): Promise<number> {
  const since = new Date(receivedAt.getTime() - HOUR_MS);
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    select count(*) from submissions where deployment_id = ${deploymentId} and id < ${id} and received_at > ${since}
      and not is_spam and exists (select from jsonb_each_text(data) where lower(value) = lower(${address}))`;
  return Number(row!.count);
}
