import { analysisFailed } from "./analysis-failed";
import { forgetDrafts } from "./draft";
import type { GenerationReply } from "./reply";

// As a response, so that it has a status of failure: Remix would read the screen again, and the network is gone.
const unreachable = () =>
  Response.json({ kind: "generation", failure: analysisFailed() } satisfies GenerationReply, { status: 503 });

/**
 * Sends the generation form by script. A success is a redirect, which Remix throws: the draft has done its work.
 * A request that never got through becomes an answer like any other, so that the form stays as it was.
 */
export async function generateFromBrowser(serverAction: () => Promise<unknown>): Promise<unknown> {
  try {
    return await serverAction();
  } catch (reason) {
    if (!(reason instanceof Response)) return unreachable();
    if (reason.status < 400) forgetDrafts();
    throw reason;
  }
}
