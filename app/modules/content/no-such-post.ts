import { NotFoundError } from "~/lib/errors";

/** For a post that is not there, or somebody else's. */
export const noSuchPost = () => new NotFoundError("There is no such post.");
