import { data } from "@remix-run/node";
import { z } from "zod";
import { redirectWithToast } from "~/http/toast.server";
import { ConflictError, DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { cancelSubscription } from "~/modules/billing/cancel-subscription.server";
import { reactivateSubscription } from "~/modules/billing/reactivate-subscription.server";
import { RENEWAL_WORDS } from "./renewal-words";

const CHANGES = { cancel: cancelSubscription, reactivate: reactivateSubscription };

/** Cancels or reactivates by the `intent` of the button, and comes back with what happened. */
export async function changeRenewalFromForm(actor: { userId: number }, formData: FormData) {
  const intent = z.enum(["cancel", "reactivate"]).safeParse(formData.get("intent"));
  if (!intent.success) throw data("This form does not say what it wants.", { status: 400 });
  const words = RENEWAL_WORDS[intent.data];
  try {
    await CHANGES[intent.data]({ actor });
    return await redirectWithToast("/subscription", words.done);
  } catch (error) {
    // Without a subscription this screen is no longer theirs; the next one offers a new subscription.
    if (error instanceof ConflictError)
      return redirectWithToast("/", {
        title: "Subscription Ended",
        description: error.message,
        variant: "destructive",
      });
    if (!(error instanceof DomainError)) log.error("a subscription could not be changed", error);
    return redirectWithToast("/subscription", words.failed);
  }
}
