import { useLocation } from "@remix-run/react";
import { Moment, useMoment } from "~/components/versions/moment";
import { Badge } from "~/components/ui/badge";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { Icon } from "~/components/ui/icon";
import { withParam } from "~/components/ui/view-params";
import { canBringBack, type HistorySubject } from "./deployment-item";
import { publicationWords, reachWords, type ShownHistory, type ShownPublication } from "./history-words";

interface HistoryListProps {
  deployment: HistorySubject;
  history: ShownHistory;
}

/** The latest publications of a website, newest first. */
export function HistoryList({ deployment, history: { isActive, publications, renderers } }: HistoryListProps) {
  return (
    <ol>
      {publications.map((publication) => (
        <Entry
          key={publication.id}
          deployment={deployment}
          publication={publication}
          isLive={isActive && publication.isCurrent}
        >
          {publication.isCurrent
            ? isActive
              ? reachWords(renderers)
              : "Not live: nobody sees it at the moment."
            : null}
        </Entry>
      ))}
    </ol>
  );
}

interface EntryProps {
  deployment: HistorySubject;
  publication: ShownPublication;
  isLive: boolean;
  /** What is to be said of the one that is current. */
  children: string | null;
}

function Entry({ deployment, publication, isLive, children }: EntryProps) {
  const at = useMoment(publication.createdAt);
  const sourceAt = useMoment(publication.sourceAt ?? publication.createdAt);
  const location = useLocation();
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-t border-line py-3 last:pb-0 sm:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
          <Moment at={publication.createdAt} />
          {isLive ? <Badge tone="success">Live</Badge> : null}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {publicationWords(publication, sourceAt)} · {publication.by ?? "Plinth"}
        </p>
        {children ? <p className="text-sm">{children}</p> : null}
      </div>
      {isLive ? null : (
        <div className="flex flex-wrap gap-2">
          <ButtonAnchor
            href={publication.preview}
            target="_blank"
            rel="noopener"
            size="sm"
            variant="quiet"
            aria-label={`Look at the version of ${at}`}
          >
            Look <Icon name="outside" />
          </ButtonAnchor>
          {canBringBack(deployment) ? (
            <ButtonLink
              to={withParam(location, "dialog", `bring-back-${deployment.id}-${publication.id}`)}
              preventScrollReset
              size="sm"
              aria-label={`Bring back the version of ${at}`}
            >
              Bring Back
            </ButtonLink>
          ) : null}
        </div>
      )}
    </li>
  );
}
