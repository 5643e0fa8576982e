import { NotFoundError } from "~/lib/errors";

/** For a message that is not there, or somebody else's. */
export const noSuchMessage = () => new NotFoundError("This message is no longer here.");
