import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import type { DeployedSite } from "~/modules/content/list-sites.server";
import { siteLabel } from "~/modules/content/site-label";
import { useView } from "./use-view";
import { viewHref } from "./view";

/** Before a website is chosen: what there is to choose from, one press away. */
export function SelectWebsite({ sites }: { sites: DeployedSite[] }) {
  const { tab } = useView();
  return (
    <EmptyState
      title="Select a Website"
      action={
        <div className="flex flex-wrap gap-3">
          {sites.map((site) => (
            <ButtonLink
              key={site.id}
              to={viewHref(site.id, tab)}
              variant={site.isWithdrawn ? "secondary" : "primary"}
              className="max-w-full wrap-anywhere whitespace-normal!"
            >
              {siteLabel(site)}
            </ButtonLink>
          ))}
        </div>
      }
    >
      <p>Choose the website that you want to look at.</p>
    </EmptyState>
  );
}

/** Nothing is deployed, so there is nothing to measure or to count. */
export function NoDeployment() {
  return (
    <EmptyState
      title="No website is live yet"
      action={
        <ButtonLink to="/dashboard" variant="primary">
          Go to Dashboard
        </ButtonLink>
      }
    >
      <p>
        Once you have deployed a website, you see here how fast it is, how well everybody can use it, and how many
        people visit it.
      </p>
    </EmptyState>
  );
}
