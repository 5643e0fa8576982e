import { apiRoute } from "~/http/api-route.server";
import { readId, readJson } from "~/http/read-input.server";
import { findAnalyticsSettings, saveAnalyticsSettings } from "~/modules/analytics/analytics-settings.server";
import { analyticsInput } from "~/modules/analytics/tracking-form";

const route = apiRoute("subscriber", {
  GET: async ({ params, actor }) => {
    const { googleAnalyticsId, isConfigured } = await findAnalyticsSettings({ actor, deploymentId: readId(params.id) });
    return { googleAnalyticsId, isConfigured };
  },
  PATCH: async ({ request, params, actor }) => {
    const deploymentId = readId(params.id);
    await saveAnalyticsSettings({ ...(await readJson(request, analyticsInput)), actor, deploymentId });
  },
});
export const loader = route.loader;
export const action = route.action;
