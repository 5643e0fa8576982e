import { createHmac } from "node:crypto";
import type { Ledger } from "./ledger";
import type { Delivery } from "./state";

interface WebhookOptions {
  ledger: Ledger;
  url: string;
  secret: string;
  /** The first wait after a failure in milliseconds; each further one is twice as long. */
  firstWait?: number;
}

const LONGEST_WAIT = 60_000;
const ANSWER_WITHIN = 10_000;
const GIVE_UP_AFTER_SECONDS = 3 * 24 * 3600;
const KEPT_EVENTS = 100;

/**
 * Posts events to the app until it answers 2xx, with growing waits, for three days at most.
 * Each event goes its own way: a late one does not hold up the next, so the order is not promised.
 * What became of it is on disk with the next change: one forgotten is sent again, and the app takes an event once.
 */
export class Webhooks {
  private readonly underWay = new Set<string>();
  private readonly aborter = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: WebhookOptions) {}

  /** Sends what is due now and arranges for the rest. Called after every change and at start. */
  wake() {
    if (this.aborter.signal.aborted) return;
    clearTimeout(this.timer);
    const waiting = this.waiting();
    for (const delivery of waiting) if (delivery.nextAt <= Date.now()) void this.deliver(delivery);
    const next = Math.min(...waiting.filter(({ nextAt }) => nextAt > Date.now()).map(({ nextAt }) => nextAt));
    if (Number.isFinite(next)) this.timer = setTimeout(() => this.wake(), next - Date.now());
  }

  close() {
    clearTimeout(this.timer);
    this.aborter.abort();
  }

  private waiting(): Delivery[] {
    return Object.values(this.options.ledger.state.deliveries).filter(({ eventId }) => !this.underWay.has(eventId));
  }

  private async deliver(delivery: Delivery) {
    const { ledger } = this.options;
    this.underWay.add(delivery.eventId);
    const taken = await this.post(delivery);
    this.underWay.delete(delivery.eventId);
    if (this.aborter.signal.aborted) return;
    if (taken || isTooOld(ledger, delivery)) finish(ledger, delivery);
    else this.postpone(delivery);
    this.wake();
  }

  private postpone(delivery: Delivery) {
    const wait = (this.options.firstWait ?? 1000) * 2 ** delivery.attempts;
    delivery.attempts += 1;
    delivery.nextAt = Date.now() + Math.min(wait, LONGEST_WAIT);
  }

  private async post({ eventId }: Delivery): Promise<boolean> {
    const { ledger, url, secret } = this.options;
    const body = JSON.stringify(ledger.state.events[eventId]);
    try {
      const response = await fetch(url, {
        method: "POST",
        body,
        redirect: "manual",
        headers: { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature(body, secret) },
        signal: AbortSignal.any([this.aborter.signal, AbortSignal.timeout(ANSWER_WITHIN)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}

/** Stripe's scheme: HMAC-SHA-256 over the time in seconds, a dot and the body. */
function signature(body: string, secret: string, time = Math.floor(Date.now() / 1000)): string {
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}

function isTooOld({ state, now }: Ledger, { eventId }: Delivery): boolean {
  const event = state.events[eventId];
  return !event || event.created + GIVE_UP_AFTER_SECONDS < now();
}

function finish({ state }: Ledger, { eventId }: Delivery) {
  delete state.deliveries[eventId];
  const event = state.events[eventId];
  if (event) event.pending_webhooks = 0;
  const ids = Object.keys(state.events);
  for (const id of ids.slice(0, Math.max(0, ids.length - KEPT_EVENTS))) {
    if (!state.deliveries[id]) delete state.events[id];
  }
}
