import { data, redirect } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { askServer } from "~/components/ui/ask-server";
import { isClientNavigation } from "~/http/client-navigation";
import { pageAction } from "~/http/page-action.server";
import { readForm } from "~/http/read-input.server";
import { themeHeader } from "~/http/theme.server";
import { returnPath } from "~/lib/return-path";
import { themeOf } from "~/lib/theme";

/** Nothing to see here: whoever comes by the address goes home. */
export const loader = () => redirect("/");

/** Keeps how this browser shows our screens. Without script the page it was pressed on comes again. */
export const action = pageAction(async ({ request }) => {
  const form = await readForm(request);
  const headers = { "set-cookie": await themeHeader(themeOf(form.get("theme"))) };
  return isClientNavigation(request)
    ? data(null, { headers })
    : redirect(returnPath.parse(form.get("returnTo")), { headers });
});

/** Where no answer comes, the screen stays as it is. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => askServer(serverAction, () => null);
