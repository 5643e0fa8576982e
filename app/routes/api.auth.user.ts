import { apiRoute } from "~/http/api-route.server";
import { requireUser } from "~/http/guards.server";

const route = apiRoute("public", { GET: async ({ request }) => (await requireUser(request)).user });
export const loader = route.loader;
export const action = route.action;
