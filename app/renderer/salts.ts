import { createHmac, randomBytes } from "node:crypto";
import type { UtcDay } from "~/lib/utc-day";
import { parseEdgeKey, type SaltState } from "~/published/edge-state";
import type { EdgeRow } from "./store";

/** The daily salts of visitors' ids, as the edge state brings them a day ahead. */
export class Salts {
  private salts = new Map<UtcDay, Buffer>();
  /** For a renderer that has never had a salt; its visitors' ids are then its own. */
  private readonly own = randomBytes(16);

  /** Takes in those rows that are salts. A whole change replaces everything. */
  apply(rows: EdgeRow[], whole: boolean): void {
    if (whole) this.salts = new Map();
    for (const { key, value } of rows) {
      const parsed = parseEdgeKey(key);
      if (parsed?.kind !== "salt") continue;
      if (value === null) this.salts.delete(parsed.day);
      else this.salts.set(parsed.day, readSalt(JSON.parse(value)));
    }
  }

  /**
   * The salt of a day. Where it did not arrive, one is made of the newest of an earlier day: all renderers that hold
   * the same salts make the same one.
   */
  of(day: UtcDay): Buffer {
    const held = this.salts.get(day);
    if (held) return held;
    const newest = [...this.salts.keys()]
      .filter((other) => other < day)
      .sort()
      .at(-1);
    return createHmac("sha256", newest ? this.salts.get(newest)! : this.own)
      .update(day)
      .digest()
      .subarray(0, 16);
  }
}

const readSalt = ({ salt }: SaltState) => Buffer.from(salt, "base64");
