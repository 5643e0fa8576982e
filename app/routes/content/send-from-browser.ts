import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import { showToast } from "~/components/ui/toast-store";
import { FAILED, type PostIntent } from "./post-words";
import type { PostReply } from "./use-post-form";

/**
 * Sends the screen's forms by script. What the server says goes on as it is; a request that never got through, or a
 * server that broke, leaves the screen and all that was typed where it is and says so.
 */
export async function sendFromBrowser({ request, serverAction }: Pick<ClientActionFunctionArgs, "request" | "serverAction">) {
  const kind = String((await request.clone().formData()).get("intent")) as PostIntent;
  try {
    return await serverAction();
  } catch (reason) {
    if (reason instanceof Response || (isRouteErrorResponse(reason) && reason.status < 500)) throw reason;
    // A dialog says it itself, beside what was typed.
    if (kind === "publish" || kind === "delete") showToast(FAILED[kind]);
    // As a response, for its status: after a failure Remix does not read the screen again, and the network is gone.
    return Response.json({ kind, failure: FAILED[kind].description } satisfies PostReply, { status: 503 });
  }
}
