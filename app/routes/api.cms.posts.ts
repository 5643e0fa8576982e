import { apiRoute } from "~/http/api-route.server";
import { readJson } from "~/http/read-input.server";
import { createPost } from "~/modules/content/create-post.server";
import { listPosts } from "~/modules/content/list-posts.server";
import { createPostInput } from "~/modules/content/post-input";

const route = apiRoute("subscriber", {
  GET: ({ actor }) => listPosts({ actor }),
  POST: async ({ request, actor }) =>
    Response.json(await createPost({ ...(await readJson(request, createPostInput)), actor }), { status: 201 }),
});
export const loader = route.loader;
export const action = route.action;
