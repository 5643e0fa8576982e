import { ConflictError } from "~/lib/errors";
import type { PostView } from "./post-view.server";

/** Somebody saved the post since the revision that a change was made on; `post` is what it is now. */
export class StalePostError extends ConflictError {
  constructor(readonly post: PostView) {
    super("This post was changed elsewhere since you opened it. Nothing was saved, so nothing is lost.");
  }
}
