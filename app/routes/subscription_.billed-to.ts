import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { BILLED_TO } from "~/components/billed-to/billed-to";
import { sendForm } from "~/components/ui/send-form";
import { pageAction } from "~/http/page-action.server";
import { requireUserPage } from "~/http/page-guard.server";
import { readForm } from "~/http/read-input.server";
import { loadBilledTo, nameFirstBilledTo } from "./subscription/billed-to.server";

/** Whom the invoices of a user are made out to who has not paid yet; null where Stripe does not answer. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireUserPage(request);
  return loadBilledTo(actor);
}

export const action = pageAction(async ({ request }) => {
  const { actor } = await requireUserPage(request);
  return nameFirstBilledTo(actor, await readForm(request));
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  sendForm(args, () => ({ kind: BILLED_TO, failure: "Plinth does not answer. Please try again." }));
