import { HOUR_MS, limitKeys, MINUTE_MS, type Limited } from "~/lib/limit-key";
import { visitorNetwork } from "~/lib/visitor-network";
import type { LimitCounts } from "./limit-counts";
import type { Salts } from "./salts";

/** One person needs few; the second number lets a school or an office send through one address. */
const FROM_ONE_VISITOR = [
  { most: 6, spanMs: MINUTE_MS },
  { most: 40, spanMs: HOUR_MS },
];
const TO_ONE_ACCOUNT = [{ most: 300, spanMs: HOUR_MS }];

/**
 * Counts the messages that an account gets, of each visitor and in all. Network addresses are kept as keyed hashes
 * only.
 */
export class MessageLimits {
  constructor(
    private readonly counts: LimitCounts,
    private readonly salts: Salts,
  ) {}

  /** Counts a message from a network address to an account; false when it is one too many. */
  async take(account: string, sender: string, at: Date): Promise<boolean> {
    const limits: Limited[] = [
      { what: "message of visitor", of: [account, visitorNetwork(sender)], allowed: FROM_ONE_VISITOR },
      { what: "message", of: [account], allowed: TO_ONE_ACCOUNT },
    ];
    const counted = limits.map((limit) => ({
      allowed: limit.allowed,
      keys: limitKeys((day) => this.salts.of(day), limit, at),
    }));
    const isTaken = this.counts.take(counted, at.getTime());
    await this.counts.saved();
    return isTaken;
  }
}
