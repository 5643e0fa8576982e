import { REST_DAYS } from "~/modules/publishing/names/rest-days";
import type { EarlierDeployment, LiveElsewhere } from "~/modules/result/read-result.server";

interface WhatChangesProps {
  /** Of the website that goes up. */
  title: string;
  earlier: EarlierDeployment | null;
  live: LiveElsewhere;
}

/** What comes down, what goes up, and what the old address answers from then on. */
export function WhatChanges({ title, earlier, live }: WhatChangesProps) {
  return (
    <dl className="grid gap-4 border-y border-line py-4">
      <div className="grid gap-1">
        <dt className="text-sm text-muted">Comes down</dt>
        <dd className="grid gap-1">
          <span dir="auto" className="font-semibold wrap-anywhere">
            {live.title}
          </span>
          <span className="font-mono text-sm break-all">{live.address}</span>
          <span className="text-sm text-muted">
            From then on visitors find no page under its name, {live.subdomain}, unless you give that name to the other
            website. Nobody else gets it for {REST_DAYS} days. Its messages, posts, visitor figures and settings stay,
            and come back when you switch back.
          </span>
        </dd>
      </div>
      <div className="grid gap-1">
        <dt className="text-sm text-muted">Goes up</dt>
        <dd className="grid gap-1">
          <span dir="auto" className="font-semibold wrap-anywhere">
            {title}
          </span>
          <span className="text-sm text-muted">
            {earlier
              ? "As it is saved now, with the messages, posts, visitor figures and settings that it had when it was live before."
              : "As it is saved now."}
          </span>
        </dd>
      </div>
    </dl>
  );
}
