import { askServer } from "~/components/ui/ask-server";
import { analysisFailed } from "./analysis-failed";
import { forgetDrafts } from "./draft";
import type { GenerationReply } from "./reply";

/**
 * Sends the generation form by script. A success is a redirect, which Remix throws: the draft has done its work.
 * Whatever else comes that is no answer to the form leaves it as it was.
 */
export async function generateFromBrowser(serverAction: () => Promise<unknown>): Promise<unknown> {
  const send = () =>
    serverAction().catch((reason: unknown) => {
      if (reason instanceof Response && reason.status < 400) forgetDrafts();
      throw reason;
    });
  const failed = () => ({ kind: "generation", failure: analysisFailed() }) satisfies GenerationReply;
  return askServer(send, failed, (reason) => reason instanceof Response);
}
