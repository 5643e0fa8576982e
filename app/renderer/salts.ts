import { createHmac, randomBytes } from "node:crypto";
import { log } from "~/lib/log.server";
import type { UtcDay } from "~/lib/utc-day";
import { parseEdgeKey, saltState } from "~/published/edge-state";
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
      const salt = value === null ? null : readSalt(key, value);
      if (salt) this.salts.set(parsed.day, salt);
      else this.salts.delete(parsed.day);
    }
  }

  /**
   * The salt of a day. Where it did not arrive, one is made of the newest of an earlier day: all renderers that hold the
   * same salts make the same one.
   */
  of(day: UtcDay): Buffer {
    const held = this.salts.get(day);
    if (held) return held;
    const newest = [...this.salts.keys()].filter((other) => other < day).sort().at(-1);
    return createHmac("sha256", newest ? this.salts.get(newest)! : this.own).update(day).digest().subarray(0, 16);
  }
}

function readSalt(key: string, value: string): Buffer | null {
  try {
    return Buffer.from(saltState.parse(JSON.parse(value)).salt, "base64");
  } catch (error) {
    log.error(`edge state ${key} cannot be read`, error);
    return null;
  }
}
