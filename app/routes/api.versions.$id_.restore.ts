import { apiRoute } from "~/http/api-route.server";
import { readId, readJson } from "~/http/read-input.server";
import { restoreVersion } from "~/modules/versions/restore-version.server";
import { restoreVersionInput } from "~/modules/versions/version-input";
import { readAnalysis } from "~/modules/result/read-analysis.server";

const route = apiRoute("subscriber", {
  POST: async ({ request, params, actor }) => {
    const versionId = readId(params.id);
    const { analysisId: websiteId } = await readJson(request, restoreVersionInput);
    await restoreVersion({ actor, websiteId, versionId });
    return { analysis: await readAnalysis({ actor, websiteId }) };
  },
});
export const loader = route.loader;
export const action = route.action;
