import { db } from "~/lib/db.server";
import { jsonFile, jsonListFile, type ArchiveFile } from "../../publishing/export/archive-file";
import { inPages, PAGE_SIZE } from "./in-pages";

/**
 * `account.json`: who the account is of, what is paid, the sign-ins, names that may be taken back, and who was named to
 * get messages; `model-calls.json`: what models were asked for it.
 */
export async function* profileFiles(userId: number): AsyncGenerator<ArchiveFile> {
  const {
    id: _,
    updatedAt: __,
    edgeKey: ___,
    subscription,
    sessions,
    recipients,
    ...profile
  } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      subscription: { omit: { id: true, userId: true } },
      recipients: { select: { address: true, askedAt: true, confirmedAt: true }, orderBy: { id: "asc" } },
      sessions: {
        select: { createdAt: true, lastSeenAt: true, expiresAt: true, revokedAt: true },
        orderBy: { id: "asc" },
      },
    },
  });
  const restingNames = await db.restingName.findMany({
    where: { ownerId: userId },
    select: { name: true, takenAt: true, freedAt: true },
    orderBy: { freedAt: "asc" },
  });
  yield jsonFile("account.json", { profile, subscription, signIns: sessions, restingNames, recipients });
  if (await db.modelCall.count({ where: { ownerId: userId } }))
    yield jsonListFile("model-calls.json", modelCallsOf(userId));
}

function modelCallsOf(userId: number) {
  return inPages((after) =>
    db.modelCall.findMany({
      where: { ownerId: userId, id: { gt: after } },
      omit: { ownerId: true },
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
    }),
  );
}
