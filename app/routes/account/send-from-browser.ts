import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendForm } from "~/components/ui/send-form";
import { showToast } from "~/components/ui/toast-store";
import type { FormReply } from "~/components/ui/use-form-reply";
import { NOT_DONE, NOT_REACHED } from "./account-words";

/** Sends the screen's forms by script; see `sendForm`. */
export const sendFromBrowser = (args: ClientActionFunctionArgs) =>
  sendForm(args, (kind) => {
    // The dialog says it itself, beside what was typed.
    if (kind !== "delete-account")
      showToast({ title: NOT_DONE[kind] ?? "Not Signed Out", description: NOT_REACHED, variant: "destructive" });
    return { kind, failure: NOT_REACHED } satisfies FormReply;
  });
