import { apiRoute } from "~/http/api-route.server";
import { entityTag, readIfMatch } from "~/http/entity-tag";
import { readId, readJson } from "~/http/read-input.server";
import { deletePost } from "~/modules/content/delete-post.server";
import { updatePostInput } from "~/modules/content/post-input";
import { StalePostError } from "~/modules/content/stale-post";
import { updatePost } from "~/modules/content/update-post.server";

const withTag = (revision: string, body: object, status: number) =>
  Response.json(body, { status, headers: { etag: entityTag(revision) } });

const route = apiRoute("subscriber", {
  PUT: async ({ request, params, actor }) => {
    const postId = readId(params.id);
    const changes = await readJson(request, updatePostInput);
    try {
      const post = await updatePost({ ...changes, actor, postId, ifMatch: readIfMatch(request.headers) });
      return withTag(post.revision, post, 200);
    } catch (error) {
      if (!(error instanceof StalePostError)) throw error;
      const { message, post, status } = error;
      return withTag(post.revision, { message, errors: {}, revision: post.revision, post }, status);
    }
  },
  DELETE: ({ params, actor }) => deletePost({ actor, postId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
