import { db, type Prisma } from "~/lib/db.server";
import type { Folder } from "./folder";
import { noSuchMessage } from "./no-such-message";

interface Target {
  actor: { userId: number };
  messageId: number;
}

/** Lets a message count as not read yet. @throws NotFoundError when the actor has no such message */
export const markUnread = (target: Target) => change(target, { readAt: null });

/**
 * Moves a message. Nothing is mailed then: who moves it has it before them, and an automatic answer would come late.
 * @throws NotFoundError when the actor has no such message
 */
export const moveMessage = ({ folder, ...target }: Target & { folder: Folder }) =>
  change(target, { isSpam: folder === "spam" });

/** Deletes a message for good. @throws NotFoundError when the actor has no such message */
export async function deleteMessage(target: Target): Promise<void> {
  const { count } = await db.submission.deleteMany({ where: ownedBy(target) });
  if (count === 0) throw noSuchMessage();
}

async function change(target: Target, data: Prisma.SubmissionUpdateManyMutationInput): Promise<void> {
  const { count } = await db.submission.updateMany({ where: ownedBy(target), data });
  if (count === 0) throw noSuchMessage();
}

const ownedBy = ({ actor, messageId }: Target) => ({ id: messageId, deployment: { ownerId: actor.userId } });
