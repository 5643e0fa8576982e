import { apiRoute } from "~/http/api-route.server";
import { readId, readJson } from "~/http/read-input.server";
import { deletePost } from "~/modules/content/delete-post.server";
import { updatePostInput } from "~/modules/content/post-input";
import { updatePost } from "~/modules/content/update-post.server";

const route = apiRoute("subscriber", {
  PUT: async ({ request, params, actor }) => {
    const postId = readId(params.id);
    return updatePost({ ...(await readJson(request, updatePostInput)), actor, postId });
  },
  DELETE: ({ params, actor }) => deletePost({ actor, postId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
