import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendForm } from "~/components/ui/send-form";
import { showToast } from "~/components/ui/toast-store";
import type { FormReply } from "~/components/ui/use-form-reply";
import { DOMAIN_SETUP_FAILED } from "~/modules/domains/domain-form";
import { DELETE_FAILED } from "./deployment-item";

const DOMAIN_INTENTS = ["check-domain", "remove-domain", "show-www", "show-bare"];
const PUBLICATION_INTENTS = ["unpublish", "publish", "bring-back"];

/** Sends the screen's forms by script; see `sendForm`. */
export const sendFromBrowser = (args: ClientActionFunctionArgs) =>
  sendForm(args, (intent) => {
    if (intent === "domain") return { kind: "domain", failure: DOMAIN_SETUP_FAILED.description } satisfies FormReply;
    if (intent === "details") return { kind: "details", failure: "Plinth could not be reached. Please try again." };
    // Nobody asked for it; the next one comes by itself.
    if (intent === "look") return null;
    if (PUBLICATION_INTENTS.includes(intent)) {
      showToast({
        title: "Plinth Not Reached",
        description: "Please reload the page to see how your website stands, then try again.",
        variant: "destructive",
      });
      return null;
    }
    if (!DOMAIN_INTENTS.includes(intent)) return { failed: DELETE_FAILED };
    showToast({ ...DOMAIN_SETUP_FAILED, variant: "destructive" });
    return null;
  });
