import { log } from "~/lib/log.server";
import { removeLeftovers } from "~/modules/cleaning/remove-leftovers.server";
import { task } from "../task";

/** Takes away what nobody can need any more, once a day. */
export const removeLeftoversTask = task("remove_leftovers", async () => log.info("leftovers removed", { ...(await removeLeftovers()) }));
