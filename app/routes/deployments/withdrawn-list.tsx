import { useLocation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { withParam } from "~/components/ui/view-params";
import { Day } from "~/components/ui/day";
import { historyButtonId, type WithdrawnItem } from "./deployment-item";
import { HistoryDialog } from "./history-dialog";
import type { ShownHistory } from "./history-words";
import { TakenDown } from "./taken-down";

interface WithdrawnListProps {
  withdrawn: WithdrawnItem[];
  history: ShownHistory | null;
  /** Whether another website is live, which makes room first. */
  hasLive: boolean;
}

/** Websites that were live before, with the ways to what belongs to them. */
export function WithdrawnList({ withdrawn, ...rest }: WithdrawnListProps) {
  if (withdrawn.length === 0) return null;
  return (
    <section aria-labelledby="not-live" className="mt-12 grid gap-4">
      <div className="grid gap-1">
        <h2 id="not-live" className="font-serif text-heading">
          Not live
        </h2>
        <p className="max-w-prose text-muted">
          These websites were live before. Their messages, posts, visitor figures and settings are kept, and come back
          when you deploy them again.
        </p>
      </div>
      <ul className="grid gap-4">
        {withdrawn.map((site) => (
          <li key={site.id}>
            <WithdrawnCard site={site} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WithdrawnCard({ site, history, hasLive }: { site: WithdrawnItem } & Omit<WithdrawnListProps, "withdrawn">) {
  const location = useLocation();
  const { id, analysisId, title, subdomain, domainText, withdrawnAt } = site;
  return (
    <Card
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          {title}
          <Badge>Not live</Badge>
        </span>
      }
      description={site.description || "No description"}
      actions={
        <>
          {site.takeDown ? null : (
            <ButtonLink to={`/analysis/${analysisId}?dialog=${hasLive ? "switch" : "deploy"}`}>
              {hasLive ? "Switch to This Website" : "Deploy Again"}
            </ButtonLink>
          )}
          <ButtonLink to={`/messages?site=${id}`}>Messages</ButtonLink>
          <ButtonLink to={`/seo-analytics?site=${id}&tab=analytics`}>Visitors</ButtonLink>
          <ButtonLink id={historyButtonId(site)} to={withParam(location, "dialog", `history-${id}`)} preventScrollReset>
            History
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-1">
        <TakenDown deployment={site} />
        <p className="text-sm text-muted">
          Its name was <span className="font-mono break-all text-ink">{subdomain}</span>
          {domainText ? (
            <>
              , its domain <span className="font-mono break-all text-ink">{domainText}</span>
            </>
          ) : null}
          .
        </p>
        <HistoryDialog deployment={site} loaded={history} />
        <p className="text-sm text-muted">
          Taken off the web <Day at={withdrawnAt} />
        </p>
      </div>
    </Card>
  );
}
