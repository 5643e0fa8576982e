import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { publishPost } from "~/modules/content/publish-post.server";

const route = apiRoute("subscriber", {
  POST: ({ params, actor }) => publishPost({ actor, postId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
