import { apiRoute } from "~/http/api-route.server";
import { listWebsites } from "~/modules/websites/list-websites.server";

const route = apiRoute("subscriber", { GET: ({ actor }) => listWebsites({ actor }) });
export const loader = route.loader;
export const action = route.action;
