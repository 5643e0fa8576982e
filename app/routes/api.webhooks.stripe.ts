import { apiRoute } from "~/http/api-route.server";
import { readText } from "~/http/read-input.server";
import { receiveWebhook } from "~/modules/billing/receive-webhook.server";

/** Proves itself by its signature, so neither a session nor our origin is asked for. */
const route = apiRoute("public", {
  POST: async ({ request }) => {
    await receiveWebhook({ rawBody: await readText(request), signature: request.headers.get("stripe-signature") });
  },
});
export const loader = route.loader;
export const action = route.action;
