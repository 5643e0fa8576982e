import { createCipheriv, createDecipheriv, randomBytes, scrypt, type BinaryLike } from "node:crypto";
import { promisify } from "node:util";
import { Stanza, type Identity, type Recipient } from "age-encryption";

/**
 * The passphrase of an age file (https://age-encryption.org/v1). The library would derive the key on the thread that
 * answers everybody else, for seconds; Node does it beside.
 */
const LABEL = "age-encryption.org/v1/scrypt";
/** The base-2 logarithm of what a guess costs: 128 MB of memory and about half a second. */
const WORK_FACTOR = 17;
/** A file that asks for more was not made by us. */
const HIGHEST_WORK_FACTOR = 20;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
// The key is used once, so its nonce may be nothing.
const NONCE = Buffer.alloc(12);
const CIPHER = "chacha20-poly1305";

const derive = promisify<BinaryLike, BinaryLike, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/** Seals the key of a file with a passphrase. */
export function passphraseRecipient(passphrase: string, workFactor = WORK_FACTOR): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(SALT_BYTES);
      const cipher = createCipheriv(CIPHER, await keyOf(passphrase, salt, workFactor), NONCE, {
        authTagLength: TAG_BYTES,
      });
      const sealed = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return [new Stanza(["scrypt", unpadded(salt), String(workFactor)], sealed)];
    },
  };
}

/** Opens the key of a file, or gives null: the passphrase is another one. */
export function passphraseIdentity(passphrase: string): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [kind, salt, factor] = stanzas[0]?.args ?? [];
      const workFactor = Number(factor);
      if (stanzas.length !== 1 || kind !== "scrypt" || !salt || !(workFactor >= 1 && workFactor <= HIGHEST_WORK_FACTOR))
        return null;
      const { body } = stanzas[0]!;
      const decipher = createDecipheriv(
        CIPHER,
        await keyOf(passphrase, Buffer.from(salt, "base64"), workFactor),
        NONCE,
        { authTagLength: TAG_BYTES },
      );
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      try {
        return new Uint8Array(Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]));
      } catch {
        return null;
      }
    },
  };
}

function keyOf(passphrase: string, salt: Buffer, workFactor: number): Promise<Buffer> {
  const cost = { N: 2 ** workFactor, r: 8, p: 1 };
  return derive(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), 32, { ...cost, maxmem: 256 * cost.N * cost.r });
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
