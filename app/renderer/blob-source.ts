import type { ReadStream } from "node:fs";
import type { Encoding } from "~/published/manifest";
import type { BlobFiles } from "./blob-files";
import { ByteCache } from "./byte-cache";

/** Bytes for answers: out of memory where they are asked for often, else out of the files. */
export class BlobSource {
  private readonly cache: ByteCache;

  /** `onMissing` hears of bytes that a site needs and the disk does not have. */
  constructor(
    private readonly files: BlobFiles,
    budgetBytes: number,
    private readonly onMissing: (hash: string) => void,
  ) {
    this.cache = new ByteCache(budgetBytes);
  }

  /** One form of a blob; null when it is not there. */
  async read(hash: string, encoding: Encoding | null): Promise<Buffer | null> {
    const key = encoding ? `${hash}.${encoding}` : hash;
    const held = this.cache.get(key);
    if (held) return held;
    const bytes = await this.files.read(hash, encoding);
    if (bytes) this.cache.set(key, bytes);
    else this.onMissing(hash);
    return bytes;
  }

  /** One form of a blob that is too large to hold; null when it is not there. */
  async stream(hash: string, encoding: Encoding | null): Promise<{ stream: ReadStream; size: number } | null> {
    const found = await this.files.stream(hash, encoding);
    if (!found) this.onMissing(hash);
    return found;
  }
}
