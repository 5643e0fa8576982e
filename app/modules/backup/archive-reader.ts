import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Decrypter } from "age-encryption";
import { createTarDecoder } from "modern-tar";
import { BackupError } from "./backup-error";
import { passphraseIdentity } from "./passphrase";
import { iterate, toWeb } from "./web-streams";

export interface ArchiveEntry {
  name: string;
  mode: number;
  /** To be read before the next entry is asked for, or not at all. */
  bytes: AsyncIterable<Uint8Array>;
}

/** Reads an archive entry by entry. @throws BackupError when the passphrase does not open it, or it is damaged */
export async function* readArchive(path: string, passphrase: string): AsyncGenerator<ArchiveEntry> {
  const plain = createGunzip();
  const opened = pipeline(createReadStream(path), unsealed(path, passphrase), plain);
  opened.catch(() => undefined);
  const explain = async (error: unknown) => {
    plain.destroy();
    const cause: unknown = await opened.then(
      () => error,
      (reason: unknown) => reason,
    );
    return explained(path, isCutShort(cause) ? error : cause);
  };
  async function* bytesOf(body: ReadableStream<Uint8Array>) {
    try {
      yield* iterate(body);
    } catch (error) {
      throw await explain(error);
    }
  }
  try {
    const entries = toWeb(plain).pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of iterate(entries)) {
      yield { name: header.name, mode: header.mode ?? 0, bytes: bytesOf(body) };
      if (!body.locked) await body.cancel();
    }
    await opened;
  } catch (error) {
    throw await explain(error);
  } finally {
    plain.destroy();
  }
}

/** Whether a passphrase opens an archive; its contents are not looked at. */
export async function opens(path: string, passphrase: string): Promise<boolean> {
  const file = createReadStream(path);
  try {
    await decrypterOf(passphrase).decrypt(toWeb(file));
    return true;
  } catch {
    return false;
  } finally {
    file.destroy();
  }
}

function decrypterOf(passphrase: string): Decrypter {
  const decrypter = new Decrypter();
  decrypter.addIdentity(passphraseIdentity(passphrase));
  return decrypter;
}

function unsealed(path: string, passphrase: string) {
  return async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const plain = await decrypterOf(passphrase)
      .decrypt(toWeb(bytes))
      .catch((error: Error) => {
        const isLocked = error.message.includes("no identity matched");
        throw new BackupError(
          isLocked
            ? `The passphrase does not open ${basename(path)}.`
            : `${basename(path)} is not a backup, or its beginning is damaged.`,
        );
      });
    yield* iterate(plain);
  };
}

/** Whether a stream ended only because another did. */
const isCutShort = (error: unknown) => (error as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE";

/** A disk that cannot be read says so itself; whatever else goes wrong in here comes from the bytes. */
function explained(path: string, error: unknown): unknown {
  if (error instanceof BackupError || (error as NodeJS.ErrnoException).syscall) return error;
  return new BackupError(`${basename(path)} is damaged: ${(error as Error).message}`);
}
