import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { useHeadingFocus } from "~/components/ui/use-heading-focus";
import { useHydrated } from "~/components/ui/use-hydrated";
import type { VersionItem } from "./version-dialogs";
import { VersionRow } from "./version-row";

/** From how many versions on it helps to see the saved ones alone. */
const LONG = 6;

/** All versions, newest first; of many, those that the owner saved can be seen alone. */
export function VersionList({ versions }: { versions: VersionItem[] }) {
  const [onlySaved, setOnlySaved] = useState(false);
  const heading = useHeadingFocus(versions.length);
  const saved = versions.filter(({ isAutoSaved }) => !isAutoSaved);
  const shown = onlySaved ? saved : versions;
  const current = versions.find(({ isCurrent }) => isCurrent);
  return (
    <section aria-labelledby="saved-versions" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="saved-versions" ref={heading} tabIndex={-1} className="font-semibold">
          {versions.length === 1 ? "1 version" : `${versions.length} versions, newest first`}
        </h3>
        {versions.length > LONG ? <Filter saved={saved.length} onlySaved={onlySaved} onChange={setOnlySaved} /> : null}
      </div>
      {shown.length === 0 ? <None onlySaved={onlySaved} /> : null}
      <ol className="empty:hidden">
        {current || onlySaved || versions.length === 0 ? null : <Now />}
        {shown.map((version) => (
          <VersionRow key={version.id} version={version} isNewestCurrent={version === current} />
        ))}
      </ol>
    </section>
  );
}

/** What the website is now, where no version holds it yet. */
function Now() {
  return (
    <li className="grid gap-0.5 border-t border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">What you have now</span>
        <Badge tone="success">Current</Badge>
      </p>
      <p className="text-sm text-muted">
        It becomes a version by itself when it changes, and you can save it as one now.
      </p>
    </li>
  );
}

function None({ onlySaved }: { onlySaved: boolean }) {
  return (
    <p className="border-t border-line py-4 text-muted">
      {onlySaved
        ? "You have not saved a version yet. Save one before a larger change, under a name that you will recognise."
        : "There are no versions yet. One is kept whenever your website changes, and you can save one now."}
    </p>
  );
}

interface FilterProps {
  saved: number;
  onlySaved: boolean;
  onChange: (onlySaved: boolean) => void;
}

function Filter({ saved, onlySaved, onChange }: FilterProps) {
  if (!useHydrated()) return null;
  return (
    <div role="group" aria-label="Which versions to show" className="flex gap-2">
      <Button
        type="button"
        size="sm"
        variant={onlySaved ? "quiet" : "secondary"}
        aria-pressed={!onlySaved}
        onClick={() => onChange(false)}
      >
        All
      </Button>
      <Button
        type="button"
        size="sm"
        variant={onlySaved ? "secondary" : "quiet"}
        aria-pressed={onlySaved}
        onClick={() => onChange(true)}
      >
        Saved by you ({saved})
      </Button>
    </div>
  );
}
