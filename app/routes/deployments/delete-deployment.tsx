import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { fetchHoldings } from "~/components/dashboard/fetch-holdings";
import { whatStays } from "~/components/dashboard/what-goes";
import { ConfirmForm } from "~/components/ui/confirm-form";
import { Icon } from "~/components/ui/icon";
import { useToast } from "~/components/ui/use-toast";
import { REST_DAYS } from "~/modules/publishing/names/rest-days";
import type { DeploymentItem } from "./deployment-item";

/** Takes a website off the air, after a question. */
export function DeleteDeployment({ deployment }: { deployment: DeploymentItem }) {
  const fetcher = useFetcher<{ failed: string }>();
  const { showToast } = useToast();
  const failed = fetcher.data?.failed;
  useEffect(() => {
    if (failed) showToast({ title: "Delete Failed", description: failed, variant: "destructive" });
  }, [failed, fetcher.data, showToast]);
  return (
    <ConfirmForm
      name={`delete-${deployment.id}`}
      label={`Delete ${deployment.title}`}
      question={`Are you sure you want to delete this deployment? Your website will no longer be reachable. Its name stays yours for ${REST_DAYS} days: until then nobody else can have it.`}
      details={whatStays(deployment.holdings)}
      readDetails={async () => whatStays(await fetchHoldings(deployment.analysisId))}
      action="/deployments"
      fields={{ intent: "delete", id: deployment.id }}
      fetcher={fetcher}
      variant="danger"
      className="ml-auto"
    >
      <Icon name="bin" />
    </ConfirmForm>
  );
}
