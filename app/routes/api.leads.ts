import { apiRoute } from "~/http/api-route.server";
import { readJson } from "~/http/read-input.server";
import { leadInput } from "~/modules/leads/lead";
import { requestDemo } from "~/modules/leads/request-demo.server";

const route = apiRoute("public", {
  POST: async ({ request, context }) => {
    await requestDemo({ ...(await readJson(request, leadInput)), sender: context.clientAddress });
  },
});
export const loader = route.loader;
export const action = route.action;
