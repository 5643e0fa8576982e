import { db } from "~/lib/db.server";
import { accountReadme } from "./account-readme";
import type { ArchiveFile } from "../../publishing/export/archive-file";
import { binFiles } from "./bin-files.server";
import { contentFiles } from "./content-files.server";
import { profileFiles } from "./profile-files.server";
import { visitorFiles } from "./visitor-files.server";
import { websiteFiles } from "./website-files.server";
import { zipStream } from "../../publishing/export/zip-stream";

/** Everything that the actor's account holds as a zip archive, read while it is sent, and a name for the file. */
export async function exportAccount({ actor: { userId } }: { actor: { userId: number } }) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const madeAt = new Date();
  const fileName = `plinth-account-${madeAt.toISOString().slice(0, 10)}.zip`;
  return { fileName, bytes: zipStream(accountFiles(userId, { email, madeAt }), madeAt) };
}

async function* accountFiles(userId: number, about: { email: string; madeAt: Date }): AsyncGenerator<ArchiveFile> {
  yield { path: "README.txt", parts: [accountReadme(about)] };
  yield* profileFiles(userId);
  yield* websiteFiles(userId);
  yield* contentFiles(userId);
  yield* visitorFiles(userId);
  yield* binFiles(userId);
}
