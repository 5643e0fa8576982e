import { keepSalts } from "~/modules/analytics/keep-salts.server";
import { task } from "../task";

export const keepSaltsTask = task("keep_salts", () => keepSalts());
