import type { SubmissionResult } from "@conform-to/react";
import type { OpenPoint } from "~/modules/publishing/open-points";

/** What the server says to the deploy form when nothing was deployed. */
export interface DeployReply {
  kind: "deploy";
  submission?: SubmissionResult<string[]>;
  /** Why the deployment failed, in words for the owner. */
  failure?: string;
  /** What is open, and was not agreed to. */
  points?: OpenPoint[];
}
