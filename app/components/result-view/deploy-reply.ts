import type { SubmissionResult } from "@conform-to/react";

/** What the server says to the deploy form when nothing was deployed. */
export interface DeployReply {
  kind: "deploy";
  submission?: SubmissionResult<string[]>;
  /** Why the deployment failed, in words for the owner. */
  failure?: string;
}
