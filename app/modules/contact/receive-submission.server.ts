import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";
import { formArrival, type Arrival } from "~/published/arrival";

/**
 * Keeps messages that renderers accepted and has them mailed; what was marked as spam is kept and not mailed, and only
 * what passed the check for programs is answered. One that is here already, by the name it was given when it was sent,
 * changes nothing. @throws ZodError for what is no message
 */
export async function receiveSubmissions(tx: Tx, arrivals: Arrival[]): Promise<void> {
  const answered = new Set<string>();
  const data = arrivals.map(({ payload, receivedAt }) => {
    const { messageUlid: ulid, passedCheck, ...message } = formArrival.parse(payload);
    if (passedCheck) answered.add(ulid);
    return { ...message, ulid, receivedAt };
  });
  const kept = await tx.submission.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true, ulid: true, isSpam: true },
  });
  for (const { id: submissionId, ulid } of kept.filter(({ isSpam }) => !isSpam)) {
    await enqueue("notify_submission", { submissionId }, { tx });
    if (answered.has(ulid)) await enqueue("answer_submission", { submissionId }, { tx });
  }
}
