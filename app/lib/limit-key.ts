import { createHmac } from "node:crypto";
import { addDays, dayOf, type UtcDay } from "./utc-day";

/** Something that may happen so often within a time, to each of those it is counted by. */
export interface Limited {
  /** What happens, such as `message`. */
  what: string;
  /** Whom it is counted by; kept nowhere but in a keyed hash. */
  of: readonly string[];
  /** All of these hold at once. The longest time is a day: a count reaches no further back than to the day before. */
  allowed: readonly Allowance[];
}

export interface Allowance {
  most: number;
  spanMs: number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

const KEY_BYTES = 16;

/**
 * Under which keys events are counted: HMAC-SHA-256 with the salt of the day, cut to 128 bits, first that of today,
 * then that of the day before where its salt is known. Once both salts are destroyed nobody can tell of whom a key is.
 */
export function limitKeys(saltOf: (day: UtcDay) => Buffer | null, { what, of }: Limited, at: Date): string[] {
  const today = dayOf(at);
  const salts = [today, addDays(today, -1)].map(saltOf).filter((salt) => salt !== null);
  // As JSON, so that no two give the same text; that of a visitor's id (`visitor-id.ts`) ends with a number.
  const text = JSON.stringify(["limit", what, ...of]);
  return salts.map((salt) =>
    createHmac("sha256", salt).update(text).digest().subarray(0, KEY_BYTES).toString("base64url"),
  );
}

/** Whether one event more is within what is allowed, after those at some moments (ms). */
export const isWithinLimits = (allowed: readonly Allowance[], moments: readonly number[], now: number): boolean =>
  allowed.every(({ most, spanMs }) => moments.filter((moment) => moment > now - spanMs).length < most);
