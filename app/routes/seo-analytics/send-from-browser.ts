import type { ClientActionFunctionArgs } from "@remix-run/react";
import { SAVE_TRACKING, type TrackingReply } from "~/components/tracking-settings/use-tracking";
import { sendForm } from "~/components/ui/send-form";
import { showToast } from "~/components/ui/toast-store";
import { TRACKING_FAILED } from "~/modules/analytics/tracking-form";
import { RUN_FAILED } from "~/modules/seo/analysis-words";

const AGAIN = "Plinth could not be reached. Please try again in a moment.";

/** Sends the screen's forms by script; see `sendForm`. */
export const sendFromBrowser = (args: ClientActionFunctionArgs) =>
  sendForm(args, (intent) => {
    if (intent === SAVE_TRACKING)
      return { kind: SAVE_TRACKING, failure: TRACKING_FAILED.description } satisfies TrackingReply;
    showToast(
      intent === "cancel"
        ? { title: "Not cancelled", description: AGAIN, variant: "destructive" }
        : { ...RUN_FAILED, description: AGAIN },
    );
    return null;
  });
