import { sendKept, SIGNED_OUT } from "~/components/drafts/send-kept";
import { askServer } from "~/components/ui/ask-server";
import { analysisFailed } from "./analysis-failed";
import type { GenerationReply } from "./reply";

const notKept = () => ({ kind: "generation", failure: analysisFailed(SIGNED_OUT) }) satisfies GenerationReply;
const isSignedOut = (reply: unknown) => (reply as GenerationReply | null)?.unauthorized === true;
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
  const send = () => askServer(serverAction, failed, (reason) => reason instanceof Response);
  return sendKept({ request }, send, { notKept, isSignedOut });
}
