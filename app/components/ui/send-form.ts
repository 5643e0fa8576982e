import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";

/**
 * Sends a screen's form by script. What the server says goes on as it is; a request that never got through, or a server
 * that broke, leaves the screen and all that was typed where it is: `unreachable` says so, for the form's `intent`, and
 * gives the answer that the form gets instead, null for none.
 */
export async function sendForm(
  { request, serverAction }: Pick<ClientActionFunctionArgs, "request" | "serverAction">,
  unreachable: (intent: string) => unknown,
): Promise<unknown> {
  const intent = String((await request.clone().formData()).get("intent"));
  try {
    return await serverAction();
  } catch (reason) {
    if (reason instanceof Response || (isRouteErrorResponse(reason) && reason.status < 500)) throw reason;
    // As a response, for its status: after a failure Remix does not read the screen again, and the network is gone.
    return Response.json(unreachable(intent), { status: 503 });
  }
}
