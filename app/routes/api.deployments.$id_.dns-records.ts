import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { readDnsRecords } from "~/modules/domains/domain-setup.server";

const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => readDnsRecords({ actor, deploymentId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
