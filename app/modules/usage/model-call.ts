import type { ModelAnswer, ModelFailureReason } from "~/integrations/models/model";

/** What a model is asked for, and for whom. */
export interface CallPurpose {
  userId: number;
  websiteId: number;
  runId?: number;
  purpose: "plan" | "change" | "mend";
}

/** How a call ended. */
export type CallOutcome = ModelAnswer["end"] | ModelFailureReason | "cancelled" | "failed";
