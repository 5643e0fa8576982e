import { db } from "~/lib/db.server";
import { jsonFile, type ArchiveFile } from "./archive-file";

/** `account.json`: who the account is of, what is paid, and the sign-ins. */
export async function* profileFiles(userId: number): AsyncGenerator<ArchiveFile> {
  const { id: _, updatedAt: __, subscription, sessions, ...profile } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      subscription: { omit: { id: true, userId: true } },
      sessions: { select: { createdAt: true, lastSeenAt: true, expiresAt: true, revokedAt: true }, orderBy: { id: "asc" } },
    },
  });
  yield jsonFile("account.json", { profile, subscription, signIns: sessions });
}
