import { open, rm, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { log } from "~/lib/log.server";
import { PRIVATE_FILE } from "~/lib/private-files";

const CHUNK = Buffer.alloc(1024 * 1024);

/**
 * Room on a disk, held as a file for the moment when there is no other: a database that has filled its disk
 * needs some even to forget what it holds.
 */
export class DiskReserve {
  /** Whether the room is there to be given. */
  isHeld = false;
  private taking: Promise<boolean> | null = null;

  /** `bytes` are held at `path` once `take` was asked to. */
  constructor(
    private readonly path: string,
    private readonly bytes: number,
  ) {}

  /** Takes the room, unless the disk would have less than as much left; gives whether it is held now. */
  async take(): Promise<boolean> {
    if (this.isHeld) return true;
    this.taking ??= this.tryToTake().finally(() => (this.taking = null));
    this.isHeld = await this.taking;
    return this.isHeld;
  }

  /** Gives the room free; false when it was not held. */
  async release(): Promise<boolean> {
    if (!this.isHeld) return false;
    this.isHeld = false;
    await rm(this.path, { force: true });
    return true;
  }

  private async tryToTake(): Promise<boolean> {
    const held = await stat(this.path).catch(() => null);
    return held?.size === this.bytes || ((await this.hasRoom()) && (await this.write()));
  }

  private async hasRoom(): Promise<boolean> {
    const { bavail, bsize } = await statfs(dirname(this.path));
    return bavail * bsize >= 2 * this.bytes;
  }

  // Written out: a file with a hole in it would hold nothing.
  private async write(): Promise<boolean> {
    const file = await open(this.path, "w", PRIVATE_FILE);
    try {
      for (let left = this.bytes; left > 0; left -= CHUNK.length)
        await file.write(CHUNK, 0, Math.min(left, CHUNK.length));
      return true;
    } catch (error) {
      log.warn("room for the spool cannot be held", error);
      return false;
    } finally {
      await file.close();
    }
  }
}
