import { Link, useLocation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Day } from "~/components/ui/day";
import { Notice } from "~/components/ui/notice";
import { withParam } from "~/components/ui/view-params";
import type { DomainSetup } from "~/modules/domains/domain-setup.server";
import type { DeploymentItem } from "./deployment-item";
import { RemoveDomain } from "./remove-domain";

const BADGES = {
  pending: { tone: "warning", label: "Pending" },
  verified: { tone: "success", label: "Verified" },
  broken: { tone: "danger", label: "Not working" },
} as const;

/** Where a website's domain stands, in a word, with the way to its records. */
export function DomainState({ deployment }: { deployment: DeploymentItem }) {
  const { id, setup, domainVerified } = deployment;
  const { tone, label } = BADGES[setup?.state ?? (domainVerified ? "verified" : "pending")];
  const dnsHref = withParam(useLocation(), "dialog", `dns-${id}`);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <Link to={dnsHref} preventScrollReset className="text-sm underline">
        DNS records
      </Link>
      <RemoveDomain deployment={deployment} />
    </>
  );
}

/** What is to be known of a website's domain beyond that word; nothing where all is well. */
export function DomainRemark({ setup }: { setup: DomainSetup }) {
  const { state, text, problem, hint, recoveredAt } = setup;
  if (state === "broken") {
    return (
      <Notice tone="danger" title={`${text} does not lead to your website`} className="my-2">
        {problem} Your website is still reachable at its fallback URL, and at {text} as soon as the record is right.
      </Notice>
    );
  }
  const remark = state === "pending" ? problem && `Not verified yet. ${problem}` : hint;
  return (
    <>
      {recoveredAt ? (
        <p className="text-sm text-muted">
          Working again since <Day at={recoveredAt} />.
        </p>
      ) : null}
      {remark ? <p className="max-w-prose text-sm text-muted">{remark}</p> : null}
    </>
  );
}
