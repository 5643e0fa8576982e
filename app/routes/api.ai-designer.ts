import { apiRoute } from "~/http/api-route.server";
import { readJson } from "~/http/read-input.server";
import { askDesigner } from "~/modules/designer/ask-designer.server";
import { designerInput } from "~/modules/designer/designer-input";

const route = apiRoute("subscriber", {
  POST: async ({ request, actor }) => {
    const { analysisId, message, currentCode, designer, selected } = await readJson(request, designerInput);
    return askDesigner({
      actor,
      websiteId: analysisId,
      message,
      code: currentCode,
      wanted: designer,
      selected,
      signal: request.signal,
    });
  },
});
export const loader = route.loader;
export const action = route.action;
