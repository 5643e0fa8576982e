import { isRouteErrorResponse } from "@remix-run/react";
import { DELETE_FAILED } from "./deployment-item";

/**
 * Deletes by script. What the server says goes on as it is; a request that never got through, or a server that broke,
 * becomes an answer like any other, so that the list stays on the screen and the card comes back.
 */
export async function deleteFromBrowser(serverAction: () => Promise<unknown>): Promise<unknown> {
  try {
    return await serverAction();
  } catch (reason) {
    if (reason instanceof Response || (isRouteErrorResponse(reason) && reason.status < 500)) throw reason;
    // As a response, for its status: after a failure Remix does not read the screen again, and the network is gone.
    return Response.json({ failed: DELETE_FAILED }, { status: 503 });
  }
}
