import { useActionData } from "@remix-run/react";
import type { DeployReply } from "./deploy-reply";

/** The answer to the deploy form: the fetcher's, or the page's own where there is no script. */
export function useDeployReply(fetched: DeployReply | undefined): DeployReply | undefined {
  const page = useActionData<{ kind?: string } | undefined>();
  if (fetched) return fetched;
  return page?.kind === "deploy" ? (page as DeployReply) : undefined;
}
