import { NotFoundError } from "~/lib/errors";

/** The refusal of a deployment that the actor does not have, or no longer. */
export const noSuchDeployment = () => new NotFoundError("There is no such deployment.");
