import { TooManyError } from "~/lib/errors";
import { HOUR_MS } from "~/lib/limit-key";
import { visitorNetwork } from "~/lib/visitor-network";
import { countAgainstLimits } from "../limits/count-against-limits.server";
import { createLead } from "./create-lead.server";
import type { LeadInput } from "./lead";

/** One person sends one or two; the number lets a whole office send through one address. */
const FROM_ONE_VISITOR = [{ most: 30, spanMs: HOUR_MS }];

interface Input extends LeadInput {
  /** Network address of who asks, kept as a keyed hash only. */
  sender: string;
}

/** Takes a visitor's request for a demo. @throws TooManyError after 30 from one network in an hour */
export async function requestDemo({ sender, ...lead }: Input): Promise<void> {
  const isWithinLimits = await countAgainstLimits([
    { what: "lead", of: [visitorNetwork(sender)], allowed: FROM_ONE_VISITOR },
  ]);
  if (!isWithinLimits) throw new TooManyError("Too many requests came from your network. Please try again in an hour.");
  await createLead(lead);
}
