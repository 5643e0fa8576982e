import { apiRoute } from "~/http/api-route.server";
import { readId, readJson } from "~/http/read-input.server";
import { generatedCode } from "~/modules/generation/generated-code";
import { saveWebsiteCode } from "~/modules/websites/save-website-code.server";

const route = apiRoute("subscriber", {
  PATCH: async ({ request, params, actor }) => {
    const websiteId = readId(params.id);
    await saveWebsiteCode({ actor, websiteId, code: await readJson(request, generatedCode) });
  },
});
export const loader = route.loader;
export const action = route.action;
