import { notifyTakeDown } from "~/modules/moderation/notify-take-down.server";
import { task } from "../task";

export const notifyTakeDownTask = task("notify_take_down", (payload) => notifyTakeDown(payload));
