import { data, redirect } from "@remix-run/node";
import { SAVE_TRACKING } from "~/components/tracking-settings/use-tracking";
import { failureReason } from "~/http/failure-reason.server";
import type { Actor } from "~/http/guards.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { RUN_FAILED, SELECT_FIRST } from "~/modules/seo/analysis-words";
import { cancelAnalysis } from "~/modules/seo/cancel-analysis.server";
import { startAnalysis } from "~/modules/seo/start-analysis.server";
import { trackingAction } from "./tracking-action.server";
import { viewHref } from "./view";

interface Input {
  actor: Actor;
  deploymentId: number;
  formData: FormData;
}

const ACTIONS: Record<string, (input: Input) => Promise<unknown>> = {
  analyze: start,
  cancel,
  [SAVE_TRACKING]: trackingAction,
};

/**
 * Starts or cancels an analysis and shows how far it is, or saves the tracking: as a form of the screen asks by its
 * `intent`.
 */
export async function seoAction(actor: Actor, formData: FormData) {
  const intent = String(formData.get("intent"));
  if (!Object.hasOwn(ACTIONS, intent)) throw data("This form does not say what it wants.", { status: 400 });
  const site = String(formData.get("site") ?? "");
  if (!site) return redirectWithToast(viewHref(null), SELECT_FIRST);
  return ACTIONS[intent]!({ actor, deploymentId: readId(site), formData });
}

async function start({ actor, deploymentId }: Input) {
  try {
    await startAnalysis({ actor, deploymentId });
  } catch (error) {
    const reason = failureReason(error, "an SEO analysis could not be started", "Please try again in a moment.");
    return redirectWithToast(viewHref(deploymentId), { ...RUN_FAILED, description: reason });
  }
  return redirect(viewHref(deploymentId));
}

async function cancel({ actor, deploymentId }: Input) {
  try {
    await cancelAnalysis({ actor, deploymentId });
  } catch (error) {
    const reason = failureReason(error, "an SEO analysis could not be cancelled", "Please try again in a moment.");
    return redirectWithToast(viewHref(deploymentId), {
      title: "Not cancelled",
      description: reason,
      variant: "destructive",
    });
  }
  return redirectWithToast(viewHref(deploymentId), { title: "Analysis cancelled" });
}
