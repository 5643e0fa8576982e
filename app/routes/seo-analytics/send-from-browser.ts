import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import { SAVE_TRACKING, type TrackingReply } from "~/components/tracking-settings/use-tracking";
import { showToast } from "~/components/ui/toast-store";
import { TRACKING_FAILED } from "~/modules/analytics/tracking-form";
import { RUN_FAILED } from "~/modules/seo/analysis-words";

/**
 * Sends the screen's forms by script. What the server says goes on as it is; a request that never got through, or a
 * server that broke, leaves the screen where it is and says so.
 */
export async function sendFromBrowser({ request, serverAction }: Pick<ClientActionFunctionArgs, "request" | "serverAction">) {
  const intent = (await request.clone().formData()).get("intent");
  try {
    return await serverAction();
  } catch (reason) {
    if (reason instanceof Response || (isRouteErrorResponse(reason) && reason.status < 500)) throw reason;
    if (intent === SAVE_TRACKING) return Response.json({ kind: SAVE_TRACKING, failure: TRACKING_FAILED.description } satisfies TrackingReply, { status: 503 });
    const again = "Plinth could not be reached. Please try again in a moment.";
    showToast(intent === "cancel" ? { title: "Not cancelled", description: again, variant: "destructive" } : { ...RUN_FAILED, description: again });
    // As a response, for its status: after a failure Remix does not read the screen again, and the network is gone.
    return Response.json(null, { status: 503 });
  }
}
