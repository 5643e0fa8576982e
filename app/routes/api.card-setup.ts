import { apiRoute } from "~/http/api-route.server";
import { prepareCardChange } from "~/modules/billing/change-card.server";

const route = apiRoute("subscriber", { POST: ({ actor }) => prepareCardChange({ actor }) });
export const loader = route.loader;
export const action = route.action;
