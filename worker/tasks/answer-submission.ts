import { answerSubmission } from "~/modules/contact/answer-submission.server";
import { task } from "../task";

export const answerSubmissionTask = task("answer_submission", (payload) => answerSubmission(payload));
