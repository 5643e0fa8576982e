import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";

/** A message as whoever accepted it from a visitor hands it on. */
export interface ReceivedSubmission {
  /** One message has one, however often it is handed on. */
  ulid: string;
  deploymentId: number;
  data: Record<string, string>;
  isSpam: boolean;
  receivedAt: Date;
}

/**
 * Keeps a message and has it mailed; what was marked as spam is kept and not mailed. One that is here already changes
 * nothing.
 */
export async function receiveSubmission(received: ReceivedSubmission): Promise<void> {
  await db.$transaction(async (tx) => {
    const [kept] = await tx.submission.createManyAndReturn({ data: [received], skipDuplicates: true, select: { id: true } });
    if (!kept || received.isSpam) return;
    await enqueue("notify_submission", { submissionId: kept.id }, { tx });
    await enqueue("answer_submission", { submissionId: kept.id }, { tx });
  });
}
