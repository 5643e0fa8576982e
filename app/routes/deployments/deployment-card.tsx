import { Link, useLocation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { CopyButton } from "~/components/ui/copy-button";
import { Icon } from "~/components/ui/icon";
import { useToast } from "~/components/ui/use-toast";
import { withParam } from "~/components/ui/view-params";
import { Day } from "~/components/ui/day";
import { DeleteDeployment } from "./delete-deployment";
import {
  answeringUrl,
  detailsButtonId,
  domainButtonId,
  fallbackUrl,
  publicUrl,
  readableUrl,
  type DeploymentItem,
} from "./deployment-item";
import { DetailsDialog } from "./details-dialog";
import { DomainDialog } from "./domain-dialog";
import { DomainRemark, DomainState } from "./domain-state";
import { HistoryDialog } from "./history-dialog";
import type { ShownHistory } from "./history-words";
import { PublicationButtons } from "./publication-buttons";
import { TakenDown } from "./taken-down";
import { Unpublished } from "./unpublished";

interface DeploymentCardProps {
  deployment: DeploymentItem;
  origin: string;
  /** Of the deployment whose history the page was asked for with; else null. */
  history: ShownHistory | null;
}

/** One deployed website: where it is, since when, and what can be done with it. */
export function DeploymentCard({ deployment, origin, history }: DeploymentCardProps) {
  const { showToast } = useToast();
  const answering = answeringUrl(deployment, origin);
  const location = useLocation();
  const dialogHref = (name: string) => withParam(location, "dialog", `${name}-${deployment.id}`);
  return (
    <Card
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          {deployment.title}
          <Badge tone={deployment.isActive ? "success" : "neutral"}>{deployment.isActive ? "Live" : "Inactive"}</Badge>
        </span>
      }
      description={deployment.description || "No description"}
      actions={
        <>
          <CopyButton text={answering} label="Copy URL" onCopied={() => showToast({ title: "URL Copied!" })} />
          <ButtonAnchor href={answering} target="_blank" rel="noopener">
            Visit <Icon name="outside" />
          </ButtonAnchor>
          <ButtonLink to={`/analysis/${deployment.analysisId}?edit=true`}>Edit Website</ButtonLink>
          <ButtonLink id={domainButtonId(deployment)} to={dialogHref("domain")} preventScrollReset>
            {deployment.customDomain ? "Edit Custom Domain" : "Add Custom Domain"}
          </ButtonLink>
          <PublicationButtons deployment={deployment} />
          {deployment.takeDown ? null : <DeleteDeployment deployment={deployment} />}
        </>
      }
    >
      <div className="grid gap-1">
        <TakenDown deployment={deployment} />
        <Address deployment={deployment} origin={origin} />
        {deployment.setup ? <DomainRemark setup={deployment.setup} /> : null}
        <DomainDialog deployment={deployment} />
        <DetailsDialog deployment={deployment} />
        {deployment.isActive || deployment.takeDown ? null : <Unpublished />}
        <HistoryDialog deployment={deployment} loaded={history} />
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted *:pointer-coarse:py-1">
          <span>
            Deployed <Day at={deployment.createdAt} />
          </span>
          <Link
            id={detailsButtonId(deployment)}
            to={dialogHref("details")}
            preventScrollReset
            className="text-ink underline underline-offset-4"
          >
            Edit Title &amp; Description
          </Link>
          <Link to={`/deployments/${deployment.id}/poster`} className="text-ink underline underline-offset-4">
            QR Code
          </Link>
        </p>
      </div>
    </Card>
  );
}

const LINE = "flex flex-wrap items-baseline gap-x-4 gap-y-1";

/** Large the address that answers, and below it the other one of a website with a domain. */
function Address({ deployment, origin }: Pick<DeploymentCardProps, "deployment" | "origin">) {
  const [own, fallback] = [publicUrl(deployment, origin), fallbackUrl(deployment, origin)];
  const domain = <AddressLink url={own} text={readableUrl(deployment, origin)} />;
  if (!deployment.customDomain) return <p>{domain}</p>;
  const state = <DomainState deployment={deployment} />;
  const atFallback = (
    <>
      <span className="text-sm text-muted">Fallback URL:</span> <AddressLink url={fallback} />
    </>
  );
  const answers = answeringUrl(deployment, origin) === own;
  return (
    <>
      {/* No paragraphs: what removes the domain is a form. */}
      <div className={LINE}>
        {answers ? domain : atFallback}
        {answers ? state : null}
      </div>
      <div className={`${LINE} text-sm text-muted`}>
        {answers ? atFallback : domain}
        {answers ? null : state}
      </div>
    </>
  );
}

function AddressLink({ url, text = url }: { url: string; text?: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" className="font-mono break-all underline">
      {text}
    </a>
  );
}
