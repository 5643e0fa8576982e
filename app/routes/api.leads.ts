import { apiRoute } from "~/http/api-route.server";
import { readJson } from "~/http/read-input.server";
import { createLead } from "~/modules/leads/create-lead.server";
import { leadInput } from "~/modules/leads/lead";

const route = apiRoute("public", {
  POST: async ({ request }) => {
    await createLead(await readJson(request, leadInput));
  },
});
export const loader = route.loader;
export const action = route.action;
