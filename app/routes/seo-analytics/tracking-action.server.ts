import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { SAVE_TRACKING, type TrackingReply } from "~/components/tracking-settings/use-tracking";
import { failureReason } from "~/http/failure-reason.server";
import type { Actor } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { DomainError, NotFoundError } from "~/lib/errors";
import { saveAnalyticsSettings } from "~/modules/analytics/analytics-settings.server";
import { INVALID_FORMAT, TRACKING_FAILED, TRACKING_SAVED, trackingForm } from "~/modules/analytics/tracking-form";
import { viewHref } from "./view";

interface Input {
  actor: Actor;
  deploymentId: number;
  formData: FormData;
}

/** Saves the tracking settings that the card asks for, or answers with what is wrong with them. */
export async function trackingAction({ actor, deploymentId, formData }: Input) {
  const here = viewHref(deploymentId, "google");
  const submission = parseWithZod(formData, { schema: trackingForm });
  if (submission.status !== "success") {
    const formErrors = [`${INVALID_FORMAT.title}: ${INVALID_FORMAT.description}`];
    return data<TrackingReply>({ kind: SAVE_TRACKING, submission: submission.reply({ formErrors }) }, { status: 400 });
  }
  const { googleAnalyticsId } = submission.value;
  try {
    await saveAnalyticsSettings({ actor, deploymentId, googleAnalyticsId });
  } catch (error) {
    if (error instanceof NotFoundError) throw error;
    const failure = failureReason(error, "tracking settings could not be saved", TRACKING_FAILED.description);
    // Nothing was typed that could be lost, and the connected card has no form to say it in.
    if (googleAnalyticsId === null)
      return redirectWithToast(here, { ...TRACKING_FAILED, description: failure, variant: "destructive" });
    const status = error instanceof DomainError ? error.status : 500;
    return data<TrackingReply>({ kind: SAVE_TRACKING, submission: submission.reply(), failure }, { status });
  }
  return redirectWithToast(here, TRACKING_SAVED);
}
