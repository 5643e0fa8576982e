import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import { showToast } from "~/components/ui/toast-store";
import { FAILED } from "./message-words";

/** Sends the screen's forms by script. A request that never got through, or a server that broke, leaves the screen as it is and says so. */
export async function sendFromBrowser({ serverAction }: Pick<ClientActionFunctionArgs, "serverAction">) {
  try {
    return await serverAction();
  } catch (reason) {
    if (reason instanceof Response || (isRouteErrorResponse(reason) && reason.status < 500)) throw reason;
    showToast(FAILED);
    // As a response, for its status: after a failure Remix does not read the screen again, and the network is gone.
    return Response.json(null, { status: 503 });
  }
}
