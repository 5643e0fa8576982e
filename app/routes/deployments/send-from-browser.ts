import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendForm } from "~/components/ui/send-form";
import { showToast } from "~/components/ui/toast-store";
import type { FormReply } from "~/components/ui/use-form-reply";
import { DOMAIN_SETUP_FAILED } from "~/modules/domains/domain-form";
import { DELETE_FAILED } from "./deployment-item";

/** Sends the screen's forms by script; see `sendForm`. */
export const sendFromBrowser = (args: ClientActionFunctionArgs) =>
  sendForm(args, (intent) => {
    if (intent === "domain") return { kind: "domain", failure: DOMAIN_SETUP_FAILED.description } satisfies FormReply;
    if (intent !== "check-domain" && intent !== "remove-domain") return { failed: DELETE_FAILED };
    showToast({ ...DOMAIN_SETUP_FAILED, variant: "destructive" });
    return null;
  });
