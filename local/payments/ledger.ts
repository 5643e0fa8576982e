import { API_VERSION } from "./api-version";
import type { Catalogue } from "./catalogue";
import { newId } from "./ids";
import type { EventType } from "./objects";
import type { State } from "./state";

/** What every operation works on. */
export interface Ledger {
  state: State;
  catalogue: Catalogue;
  /** Where browsers reach this server; empty until it listens. */
  origin: string;
  /** Seconds since 1970. */
  now(): number;
}

/**
 * Records that something happened, to be told to the app by webhook. The object is copied as it is now.
 * @param previous the fields that were different before, for updates
 */
export function emit({ state, now }: Ledger, type: EventType, object: object, previous?: Record<string, unknown>) {
  const id = newId("evt");
  state.events[id] = {
    id,
    object: "event",
    api_version: API_VERSION,
    created: now(),
    livemode: false,
    type,
    data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  };
  state.deliveries[id] = { eventId: id, attempts: 0, nextAt: 0 };
}
