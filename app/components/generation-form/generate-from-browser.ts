import { sendKept } from "~/components/drafts/send-kept";
import { askServer } from "~/components/ui/ask-server";
import { analysisFailed } from "./analysis-failed";
import type { GenerationReply } from "./reply";

const failed = () => ({ kind: "generation", failure: analysisFailed() }) satisfies GenerationReply;

/**
 * Sends the generation form by script; once it has become a website its draft goes. Whatever comes that is no answer to
 * the form leaves it as it was.
 */
export async function generateFromBrowser({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<unknown>;
}): Promise<unknown> {
  return sendKept({ request }, () => askServer(serverAction, failed, (reason) => reason instanceof Response), failed);
}
