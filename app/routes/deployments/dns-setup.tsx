import { useFetcher } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import type { DomainSetup } from "~/modules/domains/domain-setup.server";
import { recordRows } from "~/modules/domains/record-rows";
import type { DeploymentItem } from "./deployment-item";
import { DnsRecord } from "./dns-record";

interface DnsSetupProps {
  deployment: DeploymentItem;
  setup: DomainSetup;
  closeHref: string;
}

/** The records that lead a domain here, and how far its verification is. */
export function DnsSetup({ deployment, setup, closeHref }: DnsSetupProps) {
  const { Form, state } = useFetcher();
  const isPending = !deployment.domainVerified;
  return (
    <>
      <p>
        Domain: <strong className="font-mono break-all">{setup.domain}</strong>
      </p>
      <ul className="grid gap-3">
        {recordRows(setup).map((row) => (
          <li key={`${row.type} ${row.name}`}>
            <DnsRecord row={row} />
          </li>
        ))}
      </ul>
      {isPending ? (
        <>
          {setup.problem ? (
            <Notice tone="warning" title="Not verified yet">
              {setup.problem} {setup.isChecked ? "Plinth checks again by itself." : "Checking ended after 24 hours. Check again once the records are in place."}
            </Notice>
          ) : null}
          <Notice>DNS changes can take up to 48 hours to propagate. After that your website is reachable at {setup.domain}.</Notice>
        </>
      ) : null}
      <DialogActions>
        {isPending ? (
          <Form method="post" action="/deployments" className="grid">
            <input type="hidden" name="id" value={deployment.id} />
            <Button name="intent" value="check-domain" pending={state !== "idle"} pendingText="Checking...">
              Check Again
            </Button>
          </Form>
        ) : null}
        <ButtonLink to={closeHref} preventScrollReset variant="primary">
          Done
        </ButtonLink>
      </DialogActions>
    </>
  );
}
