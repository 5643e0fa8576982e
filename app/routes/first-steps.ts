import { redirect } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { askServer } from "~/components/ui/ask-server";
import { requireSubscriberPage } from "~/http/page-guard.server";
import { pageAction } from "~/http/page-action.server";
import { dismissFirstSteps } from "~/modules/accounts/first-steps.server";

/** Nothing to see here: the list stands on the dashboard. */
export const loader = () => redirect("/dashboard");

/** Puts the list of first steps away. */
export const action = pageAction(async ({ request }) => {
  const { actor } = await requireSubscriberPage(request);
  await dismissFirstSteps({ actor });
  return redirect("/dashboard");
});

/** Where no answer comes, the list stays. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => askServer(serverAction, () => null);
