import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { readReading } from "~/modules/result/read-reading.server";

/** What the dialog 'What we read' reads when it opens. */
const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => readReading({ actor, websiteId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
