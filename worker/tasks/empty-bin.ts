import { log } from "~/lib/log.server";
import { emptyBin } from "~/modules/bin/empty-bin.server";
import { task } from "../task";

/** Has what was deleted long enough ago removed for good. */
export const emptyBinTask = task("empty_bin", async () => log.info("bin to empty", { ...(await emptyBin()) }));
