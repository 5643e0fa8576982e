import { apiRoute } from "~/http/api-route.server";
import { check, readId } from "~/http/read-input.server";
import { analyticsQuery } from "~/modules/analytics/period";
import { listDays } from "~/modules/analytics/read-analytics.server";

const route = apiRoute("subscriber", {
  GET: ({ request, params, actor }) =>
    listDays({
      actor,
      deploymentId: readId(params.id),
      ...check(analyticsQuery, Object.fromEntries(new URL(request.url).searchParams)),
    }),
});
export const loader = route.loader;
export const action = route.action;
