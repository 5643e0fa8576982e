import { failureReason } from "~/http/failure-reason.server";
import type { Actor } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { removeCard } from "~/modules/billing/remove-card.server";
import { laggingWords } from "~/modules/publishing/lagging-words";
import { setActive } from "~/modules/publishing/set-active.server";
import { NOT_DONE, TOASTS } from "./account-words";

const AGAIN = "Something went wrong on our side. Please try again.";

/** Takes the actor's website off the web, and says how that went. */
export function takeDown(actor: Actor, deploymentId: number) {
  return answer("take-down", async () => {
    const { lagging } = await setActive({ actor, deploymentId, isActive: false });
    const { title, description } = TOASTS.takenDown;
    return { title, description: `${description} ${laggingWords(lagging)}`.trim() };
  });
}

/** Has the actor's card forgotten, and says how that went. */
export function forgetCard(actor: Actor) {
  return answer("remove-card", async () => {
    await removeCard({ actor });
    return TOASTS.cardRemoved;
  });
}

async function answer(intent: string, act: () => Promise<{ title: string; description: string }>) {
  try {
    return await redirectWithToast("/account", await act());
  } catch (error) {
    const description = failureReason(error, "what an owner without a plan asked for could not be done", AGAIN);
    return redirectWithToast("/account", { title: NOT_DONE[intent]!, description, variant: "destructive" });
  }
}
