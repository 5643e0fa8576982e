import { data } from "@remix-run/node";
import { z } from "zod";
import { redirectWithToast } from "~/http/toast.server";
import { ConflictError, DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { cancelSubscription } from "~/modules/billing/cancel-subscription.server";
import { reactivateSubscription } from "~/modules/billing/reactivate-subscription.server";

/** The two changes, with what the screen says afterwards (specification, section 8). */
const CHANGES = {
  cancel: {
    run: cancelSubscription,
    done: { title: "Subscription Canceled", description: "Your subscription will end at the current period." },
    failed: "Failed to cancel subscription. Please try again.",
  },
  reactivate: {
    run: reactivateSubscription,
    done: { title: "Subscription Reactivated", description: "Your subscription will continue billing." },
    failed: "Failed to reactivate subscription. Please try again.",
  },
};

/** Cancels or reactivates by the `intent` of the button, and comes back with what happened. */
export async function changeRenewalFromForm(actor: { userId: number }, formData: FormData) {
  const intent = z.enum(["cancel", "reactivate"]).safeParse(formData.get("intent"));
  if (!intent.success) throw data("This form does not say what it wants.", { status: 400 });
  const change = CHANGES[intent.data];
  try {
    await change.run({ actor });
    return await redirectWithToast("/subscription", change.done);
  } catch (error) {
    // Without a subscription this screen is no longer theirs; the next one offers a new subscription.
    if (error instanceof ConflictError) return redirectWithToast("/", { title: "Subscription Ended", description: error.message, variant: "destructive" });
    if (!(error instanceof DomainError)) log.error("a subscription could not be changed", error);
    return redirectWithToast("/subscription", { title: "Error", description: change.failed, variant: "destructive" });
  }
}
