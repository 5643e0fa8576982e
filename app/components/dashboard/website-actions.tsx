import { useFetcher, useLocation } from "@remix-run/react";
import clsx from "clsx";
import { useLoginRedirect } from "~/components/login-redirect";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { ConfirmForm } from "~/components/ui/confirm-form";
import { withParam } from "~/components/ui/view-params";
import type { Holdings } from "~/modules/bin/read-holdings.server";
import { websiteTitle } from "~/modules/website-record/website-title";
import type { WebsiteItem } from "./dashboard-data";
import { fetchHoldings } from "./fetch-holdings";
import { whatGoes } from "./what-goes";

/** What a deletion is called in the form that asks for it. */
export const DELETE_INTENT = "delete-website";

/** Whether visitors see something else than what is saved. */
export const isBehind = (deployment: WebsiteItem["deployment"]) => !!deployment?.isLive && deployment.isBehind;

const QUESTION = "Are you sure you want to delete this website? This action cannot be undone.";

/** What can be done with a website of the list: what is wanted often has a frame. */
export function WebsiteActions({ website }: { website: WebsiteItem }) {
  const { id, deployment } = website;
  const isThere = website.state === "saved" || website.state === "deployed";
  return (
    // Of a website that is not there yet so little that it stands in one line.
    <div className={clsx("mt-auto gap-2", isThere ? "grid" : "flex flex-wrap items-center")}>
      <div className="flex flex-wrap gap-2">
        {isThere ? (
          <ButtonLink to={`/analysis/${id}?edit=true`}>Edit Website</ButtonLink>
        ) : (
          <ButtonLink to={`/dashboard?analysis=${id}`}>Open</ButtonLink>
        )}
        {deployment?.isLive ? (
          <ButtonAnchor href={deployment.address} target="_blank" rel="noopener">
            Visit
          </ButtonAnchor>
        ) : null}
        {deployment ? (
          <ButtonLink to={`/analysis/${id}?dialog=redeploy`} variant={isBehind(deployment) ? "primary" : undefined}>
            Redeploy
          </ButtonLink>
        ) : null}
        {website.state === "saved" ? <ButtonLink to={`/analysis/${id}?dialog=deploy`}>Deploy</ButtonLink> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isThere ? <NameActions id={id} /> : null}
        <DeleteWebsite website={website} />
      </div>
    </div>
  );
}

function NameActions({ id }: { id: number }) {
  const location = useLocation();
  const asking = (dialog: string) => withParam(location, "dialog", `${dialog}-${id}`);
  return (
    <>
      <ButtonLink to={asking("rename")} preventScrollReset size="sm" variant="quiet" className="-ml-3">
        Rename
      </ButtonLink>
      <ButtonLink to={asking("duplicate")} preventScrollReset size="sm" variant="quiet">
        Duplicate
      </ButtonLink>
    </>
  );
}

function DeleteWebsite({ website }: { website: WebsiteItem }) {
  const fetcher = useFetcher<{ unauthorized?: boolean } | null>();
  useLoginRedirect(fetcher.data?.unauthorized ?? false);
  // The question is the same for each of the list.
  const details = (holdings: Holdings | null) => [`This is “${websiteTitle(website)}”.`, ...whatGoes(holdings)];
  return (
    <ConfirmForm
      name={`delete-${website.id}`}
      label="Delete"
      question={QUESTION}
      details={details(website.holdings)}
      readDetails={async () => details(await fetchHoldings(website.id))}
      fields={{ intent: DELETE_INTENT, id: website.id }}
      fetcher={fetcher}
      size="sm"
      variant="quiet"
    />
  );
}
