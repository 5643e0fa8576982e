import { apiRoute } from "~/http/api-route.server";
import { entityTag } from "~/http/entity-tag";
import { readId } from "~/http/read-input.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { readAnalysis } from "~/modules/result/read-analysis.server";

const route = apiRoute("subscriber", {
  GET: async ({ params, actor }) => {
    const analysis = await readAnalysis({ actor, websiteId: readId(params.id) });
    return Response.json(analysis, { headers: analysis.revision ? { etag: entityTag(analysis.revision) } : {} });
  },
  DELETE: async ({ params, actor }) => void (await deleteWebsite({ actor, websiteId: readId(params.id) })),
});
export const loader = route.loader;
export const action = route.action;
