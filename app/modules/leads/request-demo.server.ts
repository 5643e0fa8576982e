import { TooManyError } from "~/lib/errors";
import { RateLimit } from "~/lib/rate-limit";
import { createLead } from "./create-lead.server";
import type { LeadInput } from "./lead";

/** One person sends one or two; the number lets a whole office send through one address. */
const fromOneAddress = new RateLimit(30, 60 * 60_000);

interface Input extends LeadInput {
  /** Network address of who asks, kept for an hour in memory and nowhere else. */
  sender: string;
}

/** Takes a visitor's request for a demo. @throws TooManyError after 30 from one address in an hour */
export async function requestDemo({ sender, ...lead }: Input): Promise<void> {
  if (!fromOneAddress.take(sender, Date.now())) throw new TooManyError("Too many requests came from your network. Please try again in an hour.");
  await createLead(lead);
}
