import { Badge } from "~/components/ui/badge";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { Icon } from "~/components/ui/icon";
import { Moment } from "./moment";
import { useVersionDialogs, type VersionItem } from "./version-dialogs";
import { nameOf, originOf } from "./version-words";

interface VersionRowProps {
  version: VersionItem;
  /** Several may hold what the website is now; the newest of them is called the current one. */
  isNewestCurrent: boolean;
}

/** One version: what it is, since when, and what can be done with it. */
export function VersionRow({ version, isNewestCurrent }: VersionRowProps) {
  const { versionNumber, changeDescription, isAutoSaved, isCurrent, createdAt } = version;
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-3 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto] sm:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 content-start gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-mono text-sm text-muted">{`#${versionNumber}`}</span>
          <span className="min-w-0 font-semibold wrap-anywhere">{nameOf(version)}</span>
          {isNewestCurrent ? <Badge tone="success">Current</Badge> : null}
          {isCurrent && !isNewestCurrent ? <Badge>Same as current</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <Moment at={createdAt} />
          <span>{originOf(version)}</span>
          {isAutoSaved ? <Badge>Auto-saved</Badge> : null}
        </p>
        {changeDescription ? <p className="text-sm wrap-anywhere">{changeDescription}</p> : null}
      </div>
      <RowActions version={version} />
    </li>
  );
}

function RowActions({
  version: { id, versionNumber, previewAddress, isCurrent, isAutoSaved },
}: {
  version: VersionItem;
}) {
  const { questionHref } = useVersionDialogs();
  const name = `version ${versionNumber}`;
  return (
    <div className="flex flex-wrap items-start gap-2 sm:justify-end">
      <ButtonAnchor
        href={previewAddress}
        target="_blank"
        rel="noopener"
        variant="quiet"
        size="sm"
        className="max-sm:-ml-3"
        aria-label={`View ${name} in a new window`}
      >
        View <Icon name="outside" />
      </ButtonAnchor>
      {isCurrent ? null : (
        <ButtonLink
          to={questionHref("restore-version", id)}
          preventScrollReset
          size="sm"
          aria-label={`Restore ${name}`}
        >
          Restore
        </ButtonLink>
      )}
      {isAutoSaved ? null : (
        <ButtonLink
          to={questionHref("delete-version", id)}
          preventScrollReset
          variant="quiet"
          size="sm"
          className="text-danger!"
          aria-label={`Delete ${name}`}
        >
          Delete
        </ButtonLink>
      )}
    </div>
  );
}
