import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendForm } from "~/components/ui/send-form";
import { showToast } from "~/components/ui/toast-store";
import { FAILED, type PostIntent } from "./post-words";
import type { PostReply } from "./use-post-form";

/** Sends the screen's forms by script; see `sendForm`. */
export const sendFromBrowser = (args: ClientActionFunctionArgs) =>
  sendForm(args, (intent) => {
    const kind = intent as PostIntent;
    // A dialog says it itself, beside what was typed.
    if (kind === "publish" || kind === "delete") showToast(FAILED[kind]);
    return { kind, failure: FAILED[kind].description } satisfies PostReply;
  });
