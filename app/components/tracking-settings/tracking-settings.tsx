import { Link, useLocation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { Notice } from "~/components/ui/notice";
import { withParam } from "~/components/ui/view-params";
import { Disconnect } from "./disconnect";
import type { Tracking } from "./tracking";
import { TrackingForm } from "./tracking-form";

/** `?edit=tracking` is the card's editing state. */
const EDIT_TRACKING = "tracking";

/** Connects a website with Google Analytics, shows with which property, and lets go of it again. */
export function TrackingSettings({ tracking }: { tracking: Tracking }) {
  const location = useLocation();
  const isEditing = new URLSearchParams(location.search).get("edit") === EDIT_TRACKING;
  const editHref = withParam(location, "edit", EDIT_TRACKING);
  if (isEditing)
    return (
      <TrackingForm key={tracking.deploymentId} tracking={tracking} closeHref={withParam(location, "edit", null)} />
    );
  return tracking.googleAnalyticsId ? (
    <Connected tracking={tracking} editHref={editHref} />
  ) : (
    <NotConnected editHref={editHref} />
  );
}

function NotConnected({ editHref }: { editHref: string }) {
  return (
    <Card
      title="No Analytics Connected"
      description="If you use Google Analytics, connect it here: Plinth puts Google’s tag into your live website."
      actions={
        <>
          <ButtonLink to={editHref} preventScrollReset variant="primary">
            Connect Google Analytics
          </ButtonLink>
          <p className="flex items-center">
            <a href="https://analytics.google.com/" target="_blank" rel="noopener noreferrer" className="underline">
              Create a free Google Analytics account
            </a>
          </p>
        </>
      }
    >
      <ConsentNote />
    </Card>
  );
}

function Connected({ tracking, editHref }: { tracking: Tracking; editHref: string }) {
  return (
    <Card
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          Google Analytics
          <Badge tone="success">Connected</Badge>
        </span>
      }
      actions={
        <>
          <ButtonLink to={editHref} preventScrollReset>
            Update Tracking ID
          </ButtonLink>
          <Disconnect deploymentId={tracking.deploymentId} />
        </>
      }
    >
      <dl className="grid gap-1">
        <dt className="text-sm text-muted">Current tracking ID</dt>
        <dd className="font-mono text-lg break-all">{tracking.googleAnalyticsId}</dd>
      </dl>
      <Reach tracking={tracking} />
      <ConsentNote />
    </Card>
  );
}

function Reach({ tracking: { deploymentId, ownAddress } }: { tracking: Tracking }) {
  if (!ownAddress) {
    return (
      <Notice tone="warning" title="Google counts nothing yet">
        The tag works on a website address of your own only. On its Plinth address your website runs sealed off and
        keeps the tag switched off.{" "}
        <Link to={`/deployments?dialog=domain-${deploymentId}`} className="underline">
          Add a custom domain
        </Link>
        ; once it is verified, the tag starts there by itself.
      </Notice>
    );
  }
  return (
    <p className="max-w-prose">
      Google counts visits to <strong className="font-mono break-all">{ownAddress}</strong>. Under an address with{" "}
      <code>/sites/</code> the tag stays off.
    </p>
  );
}

function ConsentNote() {
  return (
    <p className="max-w-prose text-sm text-muted">
      Google’s tag sets cookies. Visitors in the European Union must be asked before that; Plinth does not ask them for
      you. Plinth’s own figures under Website Analytics use no cookies and need no consent banner.
    </p>
  );
}
