import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { readAnalysis } from "~/modules/websites/read-analysis.server";

const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => readAnalysis({ actor, websiteId: readId(params.id) }),
  DELETE: async ({ params, actor }) => void (await deleteWebsite({ actor, websiteId: readId(params.id) })),
});
export const loader = route.loader;
export const action = route.action;
