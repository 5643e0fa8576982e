import { BILLED_TO } from "~/components/billed-to/billed-to";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendForm } from "~/components/ui/send-form";
import { showToast } from "~/components/ui/toast-store";
import { RENEWAL_WORDS, type Renewal } from "./renewal-words";

/** Sends the screen's forms by script; see `sendForm`. */
export const sendFromBrowser = (args: ClientActionFunctionArgs) =>
  sendForm(args, (intent) => {
    if (intent === BILLED_TO) return { kind: BILLED_TO, failure: "Plinth does not answer. Please try again." };
    showToast(RENEWAL_WORDS[intent as Renewal].failed);
    return null;
  });
