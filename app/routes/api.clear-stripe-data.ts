import { apiRoute } from "~/http/api-route.server";
import { clearPaymentData } from "~/modules/billing/clear-payment-data.server";

const route = apiRoute("user", { POST: ({ actor }) => clearPaymentData({ actor }) });
export const loader = route.loader;
export const action = route.action;
