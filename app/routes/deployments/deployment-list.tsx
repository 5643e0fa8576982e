import { useFetchers } from "@remix-run/react";
import type { Ref } from "react";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { useHeadingFocus } from "~/components/ui/use-heading-focus";
import { DeploymentCard } from "./deployment-card";
import type { DeploymentItem, WithdrawnItem } from "./deployment-item";
import type { ShownHistory } from "./history-words";
import { WithdrawnList } from "./withdrawn-list";

/** Ids that are being deleted right now: they leave the list at once, and come back when it fails. */
function useLeaving(): Set<number> {
  const leaving = useFetchers().flatMap(({ formData, formAction }) =>
    formData?.get("intent") === "delete" && formAction?.startsWith("/deployments") ? [Number(formData.get("id"))] : [],
  );
  return new Set(leaving);
}

interface DeploymentListProps {
  deployments: DeploymentItem[];
  withdrawn: WithdrawnItem[];
  origin: string;
  /** What the page was asked for with; null for no history. */
  history: ShownHistory | null;
}

/** The actor's deployments as cards, or what to do where there are none. */
export function DeploymentList({ deployments, withdrawn, origin, history }: DeploymentListProps) {
  const leaving = useLeaving();
  const heading = useHeadingFocus(deployments.length);
  return (
    <>
      {deployments.length === 0 ? <NoDeployments heading={heading} /> : null}
      <ul className="grid gap-4">
        {deployments.map((deployment) => (
          <li key={deployment.id} hidden={leaving.has(deployment.id)}>
            <DeploymentCard deployment={deployment} origin={origin} history={history} />
          </li>
        ))}
      </ul>
      <WithdrawnList withdrawn={withdrawn} history={history} hasLive={deployments.length > 0} />
    </>
  );
}

function NoDeployments({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  return (
    <EmptyState
      title="No Deployments Yet"
      headingRef={heading}
      action={
        <ButtonLink to="/dashboard" variant="primary">
          Go to Dashboard
        </ButtonLink>
      }
    >
      <p>
        Deploy one of your websites and it appears here with its public address. Only one deployed website is allowed at
        a time.
      </p>
    </EmptyState>
  );
}
