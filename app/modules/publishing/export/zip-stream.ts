import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { isCompressible, mediaTypeOf } from "../../storage/media-type";
import type { ArchiveFile } from "./archive-file";

/**
 * Packs files into a zip archive while they are read: whoever takes the bytes sets the pace, and no more than a part of
 * one file is in memory. `madeAt` is the date that the files carry.
 */
export async function* zipStream(files: AsyncIterable<ArchiveFile>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { path, parts } of files) {
    const entry = isPackable(path) ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    entry.mtime = madeAt;
    zip.add(entry);
    for await (const part of parts) {
      entry.push(typeof part === "string" ? Buffer.from(part) : part);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}

// Pictures and fonts are packed already.
const isPackable = (path: string) => /\.(csv|md)$/.test(path) || isCompressible(mediaTypeOf(path));
