import { Link } from "@remix-run/react";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { ButtonAnchor } from "~/components/ui/button-link";
import { CopyButton } from "~/components/ui/copy-button";
import { Icon } from "~/components/ui/icon";
import { Notice } from "~/components/ui/notice";
import { useToast } from "~/components/ui/use-toast";
import { VERIFICATION_NOTE } from "~/modules/publishing/deploy-form";
import type { DeploySlot } from "~/modules/result/read-result.server";

interface DeployedDialogProps {
  slot: Extract<DeploySlot, { state: "deployed" }>;
  origin: string;
  closeHref: string;
}

/** The site is live: its address, to copy and to visit. */
export function DeployedDialog({ slot, origin, closeHref }: DeployedDialogProps) {
  const { showToast } = useToast();
  const fallback = `${origin}/sites/${slot.subdomain}`;
  const isUnverified = slot.customDomain !== null && !slot.domainVerified;
  const lead = isUnverified
    ? "It gets this address once your domain is verified:"
    : "Everybody can see it at this address:";
  const url = slot.customDomain ? `https://${slot.customDomain}` : fallback;
  return (
    <Dialog title="Website Deployed!" description={`Your website is live. ${lead}`} closeHref={closeHref}>
      <p className="border-y border-line py-4 font-mono text-lg break-all">
        <a href={url} className="underline">
          {slot.domainText ? `https://${slot.domainText}` : url}
        </a>
      </p>
      {isUnverified ? (
        <Unverified fallback={fallback} recordsHref={`/deployments?dialog=dns-${slot.deploymentId}`} />
      ) : null}
      <DialogActions>
        <CopyButton text={url} label="Copy URL" onCopied={() => showToast({ title: "URL Copied!" })} />
        <ButtonAnchor href={url} target="_blank" rel="noopener" variant="primary">
          Visit Site <Icon name="outside" />
        </ButtonAnchor>
      </DialogActions>
    </Dialog>
  );
}

function Unverified({ fallback, recordsHref }: { fallback: string; recordsHref: string }) {
  return (
    <Notice tone="warning" title="DNS Setup Required">
      {VERIFICATION_NOTE} Until then your website is at{" "}
      <a href={fallback} className="font-mono break-all underline">
        {fallback}
      </a>
      .{" "}
      <Link to={recordsHref} className="underline">
        Show the DNS records
      </Link>
    </Notice>
  );
}
