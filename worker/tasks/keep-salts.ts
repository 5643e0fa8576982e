import { keepSalts } from "~/modules/edge/keep-salts.server";
import { forgetCounts } from "~/modules/limits/forget-counts.server";
import { task } from "../task";

/** Keeps the salts of the day, and forgets what was counted with those of earlier ones. */
export const keepSaltsTask = task("keep_salts", async () => {
  await keepSalts();
  await forgetCounts();
});
