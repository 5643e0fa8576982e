import { z } from "zod";
import { noSuch } from "./api-error";
import type { Call } from "./call";
import { listPage } from "./list-page";
import { paging, readParams } from "./read-params";

export function retrieveEvent({ ledger, id }: Call) {
  const event = ledger.state.events[id];
  if (!event) throw noSuch("event", id);
  return event;
}

export function listEvents({ ledger, params }: Call) {
  const { type, ...page } = readParams(z.strictObject({ type: z.string().optional(), ...paging }), params);
  const matching = Object.values(ledger.state.events).filter((event) => type === undefined || event.type === type);
  return listPage(matching, "/v1/events", page);
}
