import { notifySubmission } from "~/modules/contact/notify-submission.server";
import { task } from "../task";

export const notifySubmissionTask = task("notify_submission", (payload) => notifySubmission(payload));
