import { useLocation } from "@remix-run/react";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { withParam } from "~/components/ui/view-params";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { DeployButton } from "./deploy-button";
import { MoreActions } from "./more-actions";

/** What can be done with a finished website as a whole. */
export function ResultActions({ website }: { website: WebsiteResult }) {
  const location = useLocation();
  return (
    <div className="result-actions flex flex-wrap gap-2">
      <MoreActions />
      <ButtonLink to={withParam(location, "dialog", "versions")} preventScrollReset>
        Version Control
      </ButtonLink>
      <ButtonLink to={withParam(location, "dialog", "contact-form")} preventScrollReset>
        Edit Contact Form
      </ButtonLink>
      <ButtonAnchor href={`/analysis/${website.id}/download`} download>
        Download Code
      </ButtonAnchor>
      <DeployButton website={website} id="deploy-website" variant="primary" />
    </div>
  );
}
