import { useFetcher, useLocation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { ConfirmForm } from "~/components/ui/confirm-form";
import { withParam } from "~/components/ui/view-params";
import { historyButtonId, type DeploymentItem } from "./deployment-item";

/** What was published when, and whether anybody sees it. */
export function PublicationButtons({ deployment }: { deployment: DeploymentItem }) {
  const location = useLocation();
  return (
    <>
      <ButtonLink
        id={historyButtonId(deployment)}
        to={withParam(location, "dialog", `history-${deployment.id}`)}
        preventScrollReset
      >
        History
      </ButtonLink>
      {deployment.takeDown ? null : <Publication deployment={deployment} />}
    </>
  );
}

function Publication({ deployment }: { deployment: DeploymentItem }) {
  return deployment.isActive ? <Unpublish deployment={deployment} /> : <PublishAgain deployment={deployment} />;
}

function Unpublish({ deployment: { id } }: { deployment: DeploymentItem }) {
  return (
    <ConfirmForm
      name={`unpublish-${id}`}
      label="Unpublish"
      question="Take this website off the web? Visitors see a page that says there is no website here. Its address stays yours, and you can publish it again at any time."
      pendingText="Unpublishing..."
      action="/deployments"
      fields={{ intent: "unpublish", id }}
    />
  );
}

function PublishAgain({ deployment: { id } }: { deployment: DeploymentItem }) {
  const { Form, state } = useFetcher();
  return (
    <Form method="post" action="/deployments">
      <input type="hidden" name="id" value={id} />
      <Button variant="primary" name="intent" value="publish" pending={state !== "idle"} pendingText="Publishing...">
        Publish Again
      </Button>
    </Form>
  );
}
