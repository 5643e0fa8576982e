import { useFetcher } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import type { WebsiteResult } from "~/modules/websites/read-result.server";
import { useHere } from "./use-here";

/** What can be done with a finished website. */
export function ResultActions({ result, deployHref }: { result: WebsiteResult; deployHref: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonAnchor href={`/analysis/${result.id}/download`} download>
        Download Code
      </ButtonAnchor>
      <DeployButton result={result} deployHref={deployHref} />
    </div>
  );
}

function DeployButton({ result, deployHref }: { result: WebsiteResult; deployHref: string }) {
  if (result.slot.state === "limit") return <Button disabled>Deploy Website (Limit Reached)</Button>;
  if (result.slot.state === "deployed") return <RedeployButton websiteId={result.id} />;
  return (
    <ButtonLink id="deploy-website" to={deployHref} preventScrollReset variant="primary">
      Deploy Website
    </ButtonLink>
  );
}

function RedeployButton({ websiteId }: { websiteId: number }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={`/analysis/${websiteId}`}>
      <input type="hidden" name="from" value={useHere()} />
      <Button variant="primary" name="intent" value="redeploy" pending={fetcher.state !== "idle"} pendingText="Redeploying...">
        Redeploy Website
      </Button>
    </fetcher.Form>
  );
}
