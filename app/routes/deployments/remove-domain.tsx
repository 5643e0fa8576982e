import { ConfirmForm } from "~/components/ui/confirm-form";
import type { DeploymentItem } from "./deployment-item";

/** Gives up a website's domain, after a question. */
export function RemoveDomain({ deployment: { id, customDomain, setup } }: { deployment: DeploymentItem }) {
  return (
    <ConfirmForm
      name={`remove-domain-${id}`}
      label="Remove Domain"
      question={`Are you sure you want to remove ${setup?.text ?? customDomain}? Your website will be reachable at its fallback URL only.`}
      action="/deployments"
      fields={{ intent: "remove-domain", id }}
      variant="quiet"
      size="sm"
    />
  );
}
