import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendKept, SIGNED_OUT } from "~/components/drafts/send-kept";
import { sendForm } from "~/components/ui/send-form";
import { showToast } from "~/components/ui/toast-store";
import { FAILED, type PostIntent } from "./post-words";
import type { PostReply } from "./use-post-form";

/** Sends the screen's forms by script; see `sendForm` and, for those that write a post, `sendKept`. */
export const sendFromBrowser = (args: ClientActionFunctionArgs) =>
  sendKept(args, () => sendForm(args, unreachable), { notKept: signedOut });

function unreachable(intent: string): PostReply {
  const kind = intent as PostIntent;
  // A dialog says it itself, beside what was typed.
  if (kind === "publish" || kind === "delete") showToast(FAILED[kind]);
  return { kind, failure: FAILED[kind].description };
}

const signedOut = (intent: string): PostReply => ({ kind: intent as PostIntent, failure: SIGNED_OUT });
