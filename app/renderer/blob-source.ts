import type { ReadStream } from "node:fs";
import type { Encoding } from "~/published/manifest";
import type { BlobFiles } from "./blob-files";
import { BoundedCache } from "./bounded-cache";
import type { ByteRange } from "./byte-range";

/** Share of the budget from which on it counts as full: no more than one blob is missing from it. */
const FULL = 0.99;

/** Bytes for answers: out of memory where they are asked for often, else out of the files. */
export class BlobSource {
  private readonly cache: BoundedCache<string, Buffer>;
  /** Reads under way: those who ask for the same bytes meanwhile share them. */
  private readonly reads = new Map<string, Promise<Buffer | null>>();

  /** `onMissing` hears of bytes that a site needs and the disk does not have. */
  constructor(
    private readonly files: BlobFiles,
    private readonly budgetBytes: number,
    private readonly onMissing: (hash: string) => void,
  ) {
    this.cache = new BoundedCache(budgetBytes);
  }

  /** Whether holding more would let go of something else. */
  get isFull(): boolean {
    return this.cache.weight > this.budgetBytes * FULL;
  }

  /** One form of a blob where it is in memory; `name` is what `blobName` gives. */
  held(name: string): Buffer | undefined {
    return this.cache.get(name);
  }

  /** One form of a blob; null when it is not there. */
  read(hash: string, encoding: Encoding | null): Promise<Buffer | null> {
    const name = blobName(hash, encoding);
    const underWay = this.reads.get(name);
    if (underWay) return underWay;
    const read = this.fromFile(name, hash, encoding).finally(() => this.reads.delete(name));
    this.reads.set(name, read);
    return read;
  }

  /** One form of a blob that is too large to hold, or a part of it; null when it is not there. */
  async stream(
    hash: string,
    encoding: Encoding | null,
    part?: ByteRange,
  ): Promise<{ stream: ReadStream; size: number } | null> {
    const found = await this.files.stream(hash, encoding, part);
    if (!found) this.onMissing(hash);
    return found;
  }

  private async fromFile(name: string, hash: string, encoding: Encoding | null): Promise<Buffer | null> {
    const held = this.cache.get(name);
    if (held) return held;
    const bytes = await this.files.read(hash, encoding);
    if (bytes) this.cache.set(name, bytes, bytes.length);
    else this.onMissing(hash);
    return bytes;
  }
}

/** Under what name one form of a blob is held, and its file. */
export const blobName = (hash: string, encoding: Encoding | null) => (encoding ? `${hash}.${encoding}` : hash);
