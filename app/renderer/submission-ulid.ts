import { createHash } from "node:crypto";
import type { Submission } from "./read-submission";

const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Without a script's key, the same words within this time are one message: a double click, a reload. */
const SAME_MS = 10 * 60_000;

/**
 * The name under which a message is kept, in the form of a ULID. It is made of what was sent and not of the clock, so
 * that one message that arrives twice, by a double click or a retry, has one name; a changed one has another.
 */
export function submissionUlid(deployment: string, { data, key }: Pick<Submission, "data" | "key">, now: Date): string {
  const moment = key || String(Math.floor(now.getTime() / SAME_MS));
  const content = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash("sha256")
    .update(JSON.stringify([deployment, moment, content]))
    .digest();
  let bits = BigInt(`0x${hash.subarray(0, 16).toString("hex")}`);
  let ulid = "";
  for (let place = 0; place < 26; place += 1, bits >>= 5n) ulid = CROCKFORD[Number(bits & 31n)] + ulid;
  return ulid;
}
