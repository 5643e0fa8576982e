import { isRouteErrorResponse } from "@remix-run/react";

/**
 * Asks the server for what a form wants, by script. What Plinth itself answers goes on as it is: results, redirects,
 * refusals. Where no answer came, the server broke, or a proxy sent an error page of its own, the screen and all that
 * was typed stay: the form gets `instead`, as a failure.
 */
export async function askServer(
  serverAction: () => Promise<unknown>,
  instead: () => unknown,
  isAnswer = isOurs,
): Promise<unknown> {
  try {
    return await serverAction();
  } catch (reason) {
    if (isAnswer(reason)) throw reason;
    // As a response, for its status: after a failure Remix does not read the screen again, and the network is gone.
    return Response.json(instead(), { status: 503 });
  }
}

/** A page that is not Remix' own cannot be read and comes as a plain error, whatever its status. */
const isOurs = (reason: unknown) => reason instanceof Response || (isRouteErrorResponse(reason) && reason.status < 500);
