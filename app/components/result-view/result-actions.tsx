import { useLocation } from "@remix-run/react";
import { DownloadSaved } from "~/components/editor/download-saved";
import { ButtonLink } from "~/components/ui/button-link";
import { withParam } from "~/components/ui/view-params";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { DeployButton } from "./deploy-button";
import { MoreActions, roomFor } from "./more-actions";

/** What can be done with a finished website as a whole. What finds no room in the bar stands under More. */
export function ResultActions({ website }: { website: WebsiteResult }) {
  const location = useLocation();
  const { inBar } = roomFor(website);
  const dialog = (name: string) => withParam(location, "dialog", name);
  return (
    <div className="workbar-actions">
      <ButtonLink to={dialog("versions")} preventScrollReset variant="quiet" size="sm" className={inBar}>
        Version Control
      </ButtonLink>
      <ButtonLink to={dialog("contact-form")} preventScrollReset variant="quiet" size="sm" className={inBar}>
        Edit Contact Form
      </ButtonLink>
      <ButtonLink
        to={dialog("preview-link")}
        preventScrollReset
        size="sm"
        aria-label="Share a preview"
        className="max-md:hidden"
      >
        Share
      </ButtonLink>
      <DownloadSaved website={website} label="Download" className="max-md:hidden" />
      <MoreActions website={website} />
      <DeployButton website={website} id="deploy-website" variant="primary" size="sm" />
    </div>
  );
}
