import { notifyAbuseReport } from "~/modules/moderation/notify-abuse-report.server";
import { task } from "../task";

export const notifyAbuseReportTask = task("notify_abuse_report", (payload) => notifyAbuseReport(payload));
