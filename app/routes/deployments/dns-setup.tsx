import { useFetcher } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import type { DomainSetup } from "~/modules/domains/domain-setup.server";
import { recordRows } from "~/modules/domains/record-rows";
import type { DeploymentItem } from "./deployment-item";
import { DnsRecord } from "./dns-record";
import { ShownNameForm } from "./shown-name-form";
import { useLooking } from "./use-looking";

interface DnsSetupProps {
  deployment: DeploymentItem;
  setup: DomainSetup;
  closeHref: string;
}

/** The records that lead a domain here, and how it fares. */
export function DnsSetup({ deployment, setup, closeHref }: DnsSetupProps) {
  const { Form, state } = useFetcher();
  const isUnsettled = setup.state !== "verified" || setup.problem !== null;
  useLooking(deployment.id, isUnsettled);
  return (
    <>
      <p>
        Domain: <strong className="font-mono break-all">{setup.text}</strong>
        {setup.text === setup.domain ? null : <span className="font-mono break-all text-muted"> ({setup.domain})</span>}
      </p>
      <DomainNotices setup={setup} />
      {isUnsettled ? null : <ShownNameForm id={deployment.id} names={setup.names} />}
      <ul className="grid gap-3">
        {recordRows(setup).map((row) => (
          <li key={`${row.type} ${row.name}`}>
            <DnsRecord row={row} />
          </li>
        ))}
      </ul>
      {setup.state === "pending" ? (
        <Notice>
          DNS changes can take up to 48 hours to propagate. After that your website is reachable at {setup.text}. Most
          are done within an hour. Plinth looks by itself for 24 hours, and whenever you press Check Again. Leave the
          other records there as they are, those of your e-mail (MX) above all.
        </Notice>
      ) : null}
      <DialogActions>
        {isUnsettled ? (
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

/** What the last look at the domain found. */
function DomainNotices({ setup: { state, text, problem, hint, isChecked } }: { setup: DomainSetup }) {
  if (state === "pending") {
    const next = isChecked
      ? "Plinth checks again by itself."
      : "Checking ended after 24 hours. Check again once the records are in place.";
    return problem ? (
      <Notice live tone="warning" title="Not verified yet">
        {problem} {next}
      </Notice>
    ) : null;
  }
  if (state === "broken") {
    return (
      <Notice live tone="danger" title={`${text} does not lead to your website`}>
        {problem} Put the records below in place again. Plinth checks by itself while you look at this, and once a day.
      </Notice>
    );
  }
  if (problem)
    return (
      <Notice live tone="warning" title="The last check failed">
        {problem} Plinth checks again in half an hour.
      </Notice>
    );
  return hint ? (
    <Notice live title="This could be better">
      {hint}
    </Notice>
  ) : null;
}
