import { rollUpHits } from "~/modules/analytics/roll-up-hits.server";
import { task } from "../task";

export const rollUpHitsTask = task("roll_up_hits", (payload) => rollUpHits(payload));
