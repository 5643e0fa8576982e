import { endPlan } from "~/modules/accounts/end-plan.server";
import { task } from "../task";

export const endPlanTask = task("end_plan", (payload) => endPlan(payload));
