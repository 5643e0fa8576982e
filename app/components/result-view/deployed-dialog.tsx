import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { ButtonAnchor } from "~/components/ui/button-link";
import { CopyButton } from "~/components/ui/copy-button";
import { Dialog } from "~/components/ui/dialog";
import { Icon } from "~/components/ui/icon";
import { Notice } from "~/components/ui/notice";
import { useToast } from "~/components/ui/use-toast";
import { VERIFICATION_NOTE } from "~/modules/publishing/deploy-form";
import type { DeploySlot, WebsiteResult } from "~/modules/result/read-result.server";
import { NextSteps } from "./next-steps";
import { ShareLinks } from "./share-links";
import { SitePicture } from "./site-picture";
import { WindowCode } from "./window-code";

interface DeployedDialogProps {
  website: WebsiteResult;
  slot: Extract<DeploySlot, { state: "deployed" }>;
  origin: string;
  closeHref: string;
}

/** The site is live: how it looks, its address to hand on, and what comes next. */
export function DeployedDialog({ website, slot, origin, closeHref }: DeployedDialogProps) {
  const { showToast } = useToast();
  const { customDomain, domainVerified, domainText } = slot;
  // A domain that is not verified yet leads nowhere.
  const isOwn = customDomain !== null && domainVerified;
  const url = isOwn ? slot.address.replace(/\/$/, "") : `${origin}/sites/${slot.subdomain}`;
  const shown = isOwn && domainText ? `https://${domainText}` : url;
  return (
    <Dialog title="Website Deployed!" closeHref={closeHref} width="44rem">
      <div className="grid gap-4">
        <SitePicture address={website.previewAddress} />
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Badge tone="success">Live</Badge>
          <a href={url} className="font-mono text-lg break-all underline">
            {shown}
          </a>
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonAnchor href={url} target="_blank" rel="noopener" variant="primary">
            Visit Site <Icon name="outside" />
          </ButtonAnchor>
          <CopyButton text={url} label="Copy URL" onCopied={() => showToast({ title: "URL Copied!" })} />
          <ShareLinks title={website.title} url={url} />
        </div>
      </div>
      {customDomain && !domainVerified ? (
        <Pending domain={domainText ?? customDomain} host={customDomain} deploymentId={slot.deploymentId} />
      ) : null}
      <WindowCode deploymentId={slot.deploymentId} />
      <NextSteps slot={slot} />
    </Dialog>
  );
}

function Pending({ domain, host, deploymentId }: { domain: string; host: string; deploymentId: number }) {
  return (
    <Notice tone="warning" title="DNS Setup Required">
      <p>
        It gets this address once your domain is verified:{" "}
        <a href={`https://${host}`} className="font-mono break-all underline">
          {`https://${domain}`}
        </a>
      </p>
      <p>
        {VERIFICATION_NOTE}{" "}
        <Link to={`/deployments?dialog=dns-${deploymentId}`} className="underline">
          Show the DNS records
        </Link>
      </p>
    </Notice>
  );
}
