import { notifyLead } from "~/modules/leads/notify-lead.server";
import { task } from "../task";

export const notifyLeadTask = task("notify_lead", (payload) => notifyLead(payload));
