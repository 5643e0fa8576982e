import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { readContactSettings } from "~/modules/contact/read-contact-settings.server";

/** What the contact form editor reads when it opens. */
const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => readContactSettings({ actor, websiteId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
