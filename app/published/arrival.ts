import { z } from "zod";

/** What visitors send and renderers hand on: a form's message, or that somebody looked at a page. */
export type ArrivalKind = "form" | "hit";

/** What a renderer accepted from a visitor; each kind parses its own payload. */
export interface Arrival {
  ulid: string;
  receivedAt: Date;
  payload: unknown;
}

/** What every arrival says: whose it is. */
export const anyArrival = z.object({ deploymentId: z.number().int() });

/** A message sent with a site's form, as the renderer accepted it. */
export const formArrival = anyArrival.extend({
  /** Name of the message in the form of a ULID: one filled-in form has one, however often it is sent. */
  messageUlid: z.string(),
  data: z.record(z.string(), z.string()),
  isSpam: z.boolean(),
  /**
   * Whether its form asks for what tells people from programs, and it was a person: only such a message is answered by
   * itself.
   */
  passedCheck: z.boolean().default(false),
});
export type FormArrival = z.infer<typeof formArrival>;
