import { createWriteStream } from "node:fs";
import { open, rm, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Encrypter } from "age-encryption";
import { createTarPacker, type TarPackController } from "modern-tar";
import { PRIVATE_FILE } from "~/lib/private-files";
import { passphraseRecipient } from "./passphrase";
import { iterate, toWeb } from "./web-streams";

export interface Sealing {
  passphrase: string;
  /** What a guess of the passphrase costs; tests take a cheap one. */
  workFactor?: number;
}

/** Most of what a higher level saves, in a fraction of its time. */
const GZIP_LEVEL = 3;
/** What turns out to be as long as it is goes in in parts, since a tar has each length in front. */
const PART_BYTES = 4 * 1024 * 1024;

/** Writes a tar, packed and sealed, from its beginning to its end. Memory holds a part of it, however large it gets. */
export class ArchiveWriter {
  private constructor(
    private readonly path: string,
    private readonly tar: TarPackController,
    private readonly written: Promise<void>,
  ) {}

  /** Begins a file that nobody else may read; one of this name must not be there. */
  static create(path: string, sealing: Sealing, signal?: AbortSignal): ArchiveWriter {
    const { readable, controller } = createTarPacker();
    const file = createWriteStream(path, { flags: "wx", mode: PRIVATE_FILE, flush: true });
    const written = pipeline(
      Readable.fromWeb(readable as never),
      createGzip({ level: GZIP_LEVEL }),
      sealed(sealing),
      file,
      { signal },
    );
    // Whoever adds next meets it.
    written.catch((error: unknown) => controller.error(error));
    return new ArchiveWriter(path, controller, written);
  }

  /** Adds a few bytes under a name. */
  async add(name: string, bytes: Uint8Array): Promise<void> {
    const entry = this.tar.add({ name, size: bytes.length, mode: PRIVATE_FILE, mtime: new Date() }).getWriter();
    await entry.write(bytes);
    await entry.close();
  }

  /**
   * Adds a file as it is now, under a name. @throws an error with code ENOENT when it is gone, which leaves no trace
   */
  async addFile(name: string, path: string): Promise<void> {
    const file = await open(path);
    await this.addOpen(name, file).finally(() => file.close());
  }

  private async addOpen(name: string, file: FileHandle): Promise<void> {
    const { size, mode, mtime } = await file.stat();
    const entry = this.tar.add({ name, size, mode: mode & 0o777, mtime }).getWriter();
    // What is appended meanwhile is not this file as it was.
    const bytes = size === 0 ? [] : file.createReadStream({ end: size - 1, autoClose: false });
    for await (const chunk of bytes) await entry.write(chunk as Uint8Array);
    await entry.close();
  }

  /** Adds what comes, in parts `name/000001`, `name/000002`, ... */
  async addParts(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    let held: Uint8Array[] = [];
    let count = 0;
    const flush = async () => {
      if (held.length > 0) await this.add(`${name}/${String(++count).padStart(6, "0")}`, Buffer.concat(held));
      held = [];
    };
    let length = 0;
    for await (const chunk of bytes) {
      held.push(chunk);
      length += chunk.length;
      if (length < PART_BYTES) continue;
      await flush();
      length = 0;
    }
    await flush();
  }

  /** Ends the file and waits until the disk has it. */
  async finish(): Promise<void> {
    this.tar.finalize();
    await this.written;
  }

  /** Takes the unfinished file away. Gives the reason why it was not finished: a disk's own, where it has one. */
  async abandon(reason: unknown): Promise<unknown> {
    this.tar.error(reason);
    const own = await this.written.then(
      () => undefined,
      (error: unknown) => error,
    );
    await rm(this.path, { force: true });
    return (own as NodeJS.ErrnoException | undefined)?.syscall ? own : reason;
  }
}

function sealed({ passphrase, workFactor }: Sealing) {
  return async function* (plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    encrypter.addRecipient(passphraseRecipient(passphrase, workFactor));
    yield* iterate(await encrypter.encrypt(toWeb(plain)));
  };
}
