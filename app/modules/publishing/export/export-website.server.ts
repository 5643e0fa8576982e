import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import type { ArchiveFile } from "./archive-file";
import { archiveName } from "./archive-name";
import { archiveReadme } from "./archive-readme";
import { requireFitting } from "./export-limit";
import { prepareExport, type ExportInput, type Picture, type PreparedExport } from "./prepare-export.server";
import { zipStream } from "./zip-stream";

/**
 * A website of the actor as an archive that is packed while it is taken, with a name for the file.
 * @throws NotFoundError when the actor has no such website, or it has no code yet; TooLargeError over 500 MB;
 * InvalidError or PoolBusyError when it cannot be put together
 */
export async function exportWebsite(
  input: ExportInput,
): Promise<{ fileName: string; bytes: AsyncGenerator<Uint8Array> }> {
  const prepared = await prepareExport(input);
  if (!prepared) throw new NotFoundError("There is no such website.");
  requireFitting([...prepared.files.map(({ bytes }) => bytes.length), ...prepared.pictures.map(({ size }) => size)]);
  return { fileName: archiveName(prepared.title), bytes: zipStream(archived(prepared), prepared.changedAt) };
}

async function* archived(prepared: PreparedExport): AsyncGenerator<ArchiveFile> {
  yield { path: "README.txt", parts: [archiveReadme(prepared)] };
  yield* copyFiles(prepared);
}

/** The files of a copy; its pictures are read one after the other, each when its turn comes. */
export function* copyFiles({ files, pictures }: PreparedExport): Generator<ArchiveFile> {
  for (const { path, bytes } of files) yield { path, parts: [bytes] };
  for (const picture of pictures) yield { path: picture.path, parts: bytesOf(picture) };
}

async function* bytesOf({ hash }: Picture): AsyncGenerator<Uint8Array> {
  yield (await db.blob.findUniqueOrThrow({ where: { hash }, select: { bytes: true } })).bytes;
}
