import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendForm } from "~/components/ui/send-form";
import { showToast } from "~/components/ui/toast-store";
import { FAILED } from "./message-words";

/** Sends the screen's forms by script; see `sendForm`. */
export const sendFromBrowser = (args: ClientActionFunctionArgs) =>
  sendForm(args, () => {
    showToast(FAILED);
    return null;
  });
