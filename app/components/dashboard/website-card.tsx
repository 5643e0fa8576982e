import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Day } from "~/components/ui/day";
import { useOwnZone } from "~/components/ui/time-zone";
import { shortDay } from "~/lib/day-words";
import { shownCount } from "~/modules/messages/most-counted";
import { websiteTitle } from "~/modules/website-record/website-title";
import type { WebsiteItem } from "./dashboard-data";
import { isBehind, WebsiteActions } from "./website-actions";
import { WebsiteStill } from "./website-still";

const TEXT_LINK = "underline decoration-edge underline-offset-4 hover:decoration-signal";

type WebsiteCardProps = { website: WebsiteItem; hidden: boolean };

/** A website of the list: what it looks like, how it does, and what can be done with it. */
export function WebsiteCard({ website, hidden }: WebsiteCardProps) {
  const href = `/dashboard?analysis=${website.id}`;
  return (
    <li hidden={hidden} className="flex min-w-0 flex-col gap-4 [&[hidden]]:hidden">
      <Link to={href} tabIndex={-1} aria-hidden="true" className="block hover:opacity-90">
        <WebsiteStill website={website} />
      </Link>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 text-lg font-semibold">
            <Link
              to={href}
              className="wrap-anywhere underline decoration-edge underline-offset-4 hover:decoration-signal hover:decoration-2"
            >
              {websiteTitle(website)}
            </Link>
          </h3>
          <State website={website} />
        </div>
        <Address website={website} />
        <Behind website={website} />
        <Days website={website} />
        <WayOn state={website.state} />
      </div>
      <Figures website={website} />
      <WebsiteActions website={website} />
    </li>
  );
}

function State({ website: { state, deployment } }: { website: WebsiteItem }) {
  if (state === "writing") return <Badge tone="signal">Being written</Badge>;
  if (state === "failed") return <Badge tone="danger">Not finished</Badge>;
  if (state === "cancelled") return <Badge>Cancelled</Badge>;
  if (!deployment) return <Badge>Not deployed</Badge>;
  if (!deployment.isLive) return <Badge tone="warning">Inactive</Badge>;
  return <Badge tone="success">Live</Badge>;
}

function Address({ website: { deployment } }: { website: WebsiteItem }) {
  if (!deployment?.isLive) return null;
  return (
    <a href={deployment.address} target="_blank" rel="noreferrer" className={`${TEXT_LINK} text-sm wrap-anywhere`}>
      {deployment.address.replace(/^https?:\/\//, "").replace(/\/$/, "")}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function Behind({ website: { deployment } }: { website: WebsiteItem }) {
  if (!isBehind(deployment)) return null;
  return (
    <p className="text-sm">
      <Badge tone="warning">Not on your website yet</Badge>
      <span className="block">
        Visitors still see it as it was before you saved. “Redeploy” shows them the new one.
      </span>
    </p>
  );
}

const WAYS_ON: Partial<Record<WebsiteItem["state"], string>> = {
  failed: "Open it to see why, and to try again. What you entered is kept.",
  cancelled: "Open it to generate it after all. What you entered is kept.",
};

/** What to do about a website that is not there. */
function WayOn({ state }: Pick<WebsiteItem, "state">) {
  const words = WAYS_ON[state];
  return words ? <p className="text-sm">{words}</p> : null;
}

function Days({ website: { createdAt, changedAt } }: { website: WebsiteItem }) {
  const zone = useOwnZone();
  return (
    <p className="text-sm text-muted">
      Created <Day at={createdAt} long />
      {shortDay(createdAt, zone) === shortDay(changedAt, zone) ? null : (
        <>
          , changed <Day at={changedAt} />
        </>
      )}
    </p>
  );
}

/** What waits for the owner, and who came. Nothing of what is none. */
function Figures({ website: { id, deployment, openFacts } }: { website: WebsiteItem }) {
  const figures = [
    deployment && {
      to: `/seo-analytics?tab=analytics&site=${deployment.id}`,
      text: `${deployment.visitors} ${deployment.visitors === 1 ? "visitor" : "visitors"} in 7 days`,
    },
    deployment && deployment.unread > 0
      ? { to: `/messages?site=${deployment.id}`, text: `${shownCount(deployment.unread)} unread` }
      : null,
    openFacts > 0
      ? { to: `/analysis/${id}?dialog=facts`, text: `${openFacts} open ${openFacts === 1 ? "fact" : "facts"}` }
      : null,
  ].filter((figure) => figure !== null);
  if (figures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {figures.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className={TEXT_LINK}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
