import { db } from "~/lib/db.server";
import { DomainError } from "~/lib/errors";
import type { FormSite } from "./find-form-site.server";
import { RateLimit } from "./rate-limit";
import { receiveSubmissions } from "./receive-submission.server";
import { readSubmission, type ContactRequest } from "./submission";
import { submissionUlid } from "./submission-ulid";

/** Too many messages came in a short time; the same one can be sent later. */
export class TooManyMessagesError extends DomainError {
  readonly status = 429;
}

const MINUTE = 60_000;
/** One person needs few; the second number lets a school or an office send through one address. */
const fromOneAddress = [new RateLimit(6, MINUTE), new RateLimit(40, 60 * MINUTE)];
const toOneSite = new RateLimit(300, 60 * MINUTE);

interface Input {
  site: FormSite;
  formData: ContactRequest["formData"];
  /** Network address of who sends, kept for an hour in memory and nowhere else. */
  sender: string;
  now?: Date;
}

/**
 * Takes what a visitor sent with the form of a deployed website.
 * @throws InvalidError when there is nothing to keep, TooManyMessagesError over the limits; messages in the website's language
 */
export async function submitForm({ site, formData, sender, now = new Date() }: Input): Promise<void> {
  const submission = readSubmission(formData, site.words);
  const moment = now.getTime();
  const allowed = [...fromOneAddress.map((limit) => limit.take(`${site.subdomain} ${sender}`, moment)), toOneSite.take(site.subdomain, moment)];
  if (allowed.includes(false)) throw new TooManyMessagesError(site.words.tooMany);
  const { data, isSpam } = submission;
  const ulid = submissionUlid(site.subdomain, submission, now);
  const payload = { messageUlid: ulid, deploymentId: site.deploymentId, data, isSpam };
  await db.$transaction((tx) => receiveSubmissions(tx, [{ ulid, receivedAt: now, payload }]));
}
