import { apiRoute } from "~/http/api-route.server";
import { progressStream } from "~/http/progress-stream.server";
import { readJson } from "~/http/read-input.server";
import { askDesigner } from "~/modules/designer/ask-designer.server";
import { designerInput } from "~/modules/designer/designer-input";

/** The answer of `POST /api/ai-designer` with what is being done and said until then. The chat reads it. */
const route = apiRoute("subscriber", {
  POST: async ({ request, actor }) => {
    const { analysisId, message, currentCode, designer, selected } = await readJson(request, designerInput);
    const input = { actor, websiteId: analysisId, message, code: currentCode, wanted: designer, selected };
    return progressStream({ signal: request.signal, run: (options) => askDesigner({ ...input, ...options }) });
  },
});
export const loader = route.loader;
export const action = route.action;
