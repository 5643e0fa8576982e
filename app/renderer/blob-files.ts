import { access, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createReadStream, type ReadStream } from "node:fs";
import { dirname, join } from "node:path";
import { PRIVATE_DIRECTORY, PRIVATE_FILE } from "~/lib/private-files";
import type { Encoding } from "~/published/manifest";
import type { ByteRange } from "./byte-range";

/** A blob's plain bytes and its compressed forms, where it has them. */
export interface BlobBytes {
  hash: string;
  bytes: Uint8Array;
  br: Uint8Array | null;
  gzip: Uint8Array | null;
}

/** Of a plain form's name; the others have their encoding behind it. */
const HASH_LENGTH = 64;

let temporaries = 0;

/** The bytes of sites as files: one folder for each first byte of the hash. */
export class BlobFiles {
  constructor(private readonly folder: string) {}

  private path(hash: string, encoding: Encoding | null = null): string {
    return join(this.folder, hash.slice(0, 2), encoding ? `${hash}.${encoding}` : hash);
  }

  /** Whether a blob is here with all its forms: the plain one is written last. */
  async has(hash: string): Promise<boolean> {
    return access(this.path(hash)).then(
      () => true,
      () => false,
    );
  }

  /** Hashes of all blobs that are here, those of one folder at a time. */
  async *hashes(): AsyncGenerator<string[]> {
    for (const folder of await readdir(this.folder).catch(() => [])) {
      const files = await readdir(join(this.folder, folder)).catch(() => []);
      yield files.filter((file) => file.length === HASH_LENGTH);
    }
  }

  /** Bytes of one form; null when the file is not there. */
  async read(hash: string, encoding: Encoding | null): Promise<Buffer | null> {
    return readFile(this.path(hash, encoding)).catch(nullWhenAbsent);
  }

  /**
   * One form as a stream, or a part of it, and the form's size in bytes, for what is too large to hold; null when
   * absent.
   */
  async stream(
    hash: string,
    encoding: Encoding | null,
    part?: ByteRange,
  ): Promise<{ stream: ReadStream; size: number } | null> {
    const path = this.path(hash, encoding);
    const found = await stat(path).catch(nullWhenAbsent);
    return found && { stream: createReadStream(path, part), size: found.size };
  }

  /** Writes a blob so that no reader and no crash ever sees a part of it. */
  async write(blob: BlobBytes): Promise<void> {
    await mkdir(dirname(this.path(blob.hash)), { recursive: true, mode: PRIVATE_DIRECTORY });
    await Promise.all([
      blob.br && writeWhole(this.path(blob.hash, "br"), blob.br),
      blob.gzip && writeWhole(this.path(blob.hash, "gzip"), blob.gzip),
    ]);
    await writeWhole(this.path(blob.hash), blob.bytes);
  }

  /** Removes what `isWanted` does not name and what writes left behind; gives the number of files. */
  async prune(isWanted: (hash: string) => boolean): Promise<number> {
    let removed = 0;
    // One folder after the other: the names of all files together would take much memory.
    for (const folder of await readdir(this.folder).catch(() => [])) {
      const files = await readdir(join(this.folder, folder)).catch(() => []);
      const unwanted = files.filter((file) => file.endsWith(".tmp") || !isWanted(file.slice(0, HASH_LENGTH)));
      await Promise.all(unwanted.map((file) => rm(join(this.folder, folder, file), { force: true })));
      removed += unwanted.length;
    }
    return removed;
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  temporaries += 1;
  const temporary = `${path}.${process.pid}-${temporaries}.tmp`;
  const file = await open(temporary, "w", PRIVATE_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    // On a full disk every try would leave a piece behind.
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
