import { jsonError } from "~/http/json-error.server";
import { NotFoundError } from "~/lib/errors";

/** Any address under /api that the contract does not name. */
const notThere = () => jsonError(new NotFoundError("There is nothing at this address."));
export const loader = notThere;
export const action = notThere;
