import { sendMail } from "~/integrations/mail/send-mail.server";
import { DAY_MS } from "~/lib/utc-day";
import { countAgainstLimits } from "../limits/count-against-limits.server";
import { mailboxOf } from "../recipients/mailbox";
import { loadSubmission } from "./load-submission.server";
import { keepOwnLinks } from "./own-links";
import { ownPlaces } from "./own-places.server";
import { cleanName, senderName } from "../recipients/sender-name";

/** Addresses behind which there is nobody, or another machine that answers. */
const MACHINES = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|abuse)(?:[+-].*)?@/i;
/** Whoever enters somebody else's address must not be able to flood them: one answer a day, of whichever website. */
const TO_ONE_ADDRESS = [{ most: 1, spanMs: DAY_MS }];
/** Answers that an account's websites give in a day. */
const OF_ONE_ACCOUNT = [{ most: 200, spanMs: DAY_MS }];

/** Headers by which other mail programs know not to answer an answer (RFC 3834). */
const AUTOMATIC = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All", Precedence: "auto_reply" };

type Loaded = NonNullable<Awaited<ReturnType<typeof loadSubmission>>>;

/**
 * Sends a visitor the answer that the website's owner wrote, where it is switched on and the visitor left an address.
 * It holds the owner's words only, nothing of what was sent, and links to the owner's own website.
 */
export async function answerSubmission({ submissionId }: { submissionId: number }): Promise<void> {
  const loaded = await loadSubmission(submissionId);
  if (!loaded || !wantsAnswer(loaded) || !(await isWithinLimits(loaded))) return;
  const { submission, deployment, owner, settings, visitor, recipient } = loaded;
  const own = ownPlaces(deployment, [recipient, owner.email]);
  await sendMail({
    key: `submission-${submission.id}-answer`,
    to: visitor.address!,
    fromName: senderName(settings.autoReplySenderName, deployment.title),
    replyTo: { name: cleanName(settings.autoReplySenderName) || cleanName(deployment.title), address: recipient },
    subject: keepOwnLinks(settings.autoReplySubject, own).text,
    text: `${keepOwnLinks(settings.autoReplyMessage, own).text}\n`,
    headers: AUTOMATIC,
  });
}

function wantsAnswer({ settings, visitor: { address }, recipient }: Loaded): boolean {
  if (!settings.autoReplyEnabled || !address || MACHINES.test(address)) return false;
  return address.toLowerCase() !== recipient.toLowerCase();
}

function isWithinLimits({ submission, owner, visitor }: Loaded): Promise<boolean> {
  const limits = [
    { what: "answer to", of: [mailboxOf(visitor.address!)], allowed: TO_ONE_ADDRESS },
    { what: "answer of", of: [String(owner.id)], allowed: OF_ONE_ACCOUNT },
  ];
  return countAgainstLimits(limits, `submission-${submission.id}`);
}
