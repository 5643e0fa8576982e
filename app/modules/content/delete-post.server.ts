import { changePost } from "./change-post.server";

interface Input {
  actor: { userId: number };
  postId: number;
}

/** Deletes a post for good, from its website too. @throws NotFoundError when the actor has no such post */
export async function deletePost({ actor, postId }: Input): Promise<void> {
  await changePost({ actor, postId, done: "deleted" }, (tx) =>
    tx.post.delete({ where: { id: postId, ownerId: actor.userId } }),
  );
}
