import type { WebsiteResult } from "~/modules/result/read-result.server";
import { QualityStatus } from "../report/quality-status";
import { useLiveReport } from "../report/use-live-report";
import { DesignedBy } from "./designed-by";
import { ClaimsStatus } from "./claims-status";
import { ReadingLink } from "./reading-link";

/** What there is to know of a website beside how it looks, each in a few words that lead to more. */
export function WebsiteStatus({ website }: { website: WebsiteResult }) {
  useLiveReport(website.id, website.report);
  return (
    <ul aria-label="About this website" className="flex flex-wrap gap-x-6 gap-y-1 *:pointer-coarse:py-1">
      <li>
        <ClaimsStatus website={website} />
      </li>
      <li>
        <ReadingLink className="text-sm" />
      </li>
      <li>
        <QualityStatus website={website} />
      </li>
      {website.designedBy ? (
        <li>
          <DesignedBy designed={website.designedBy} />
        </li>
      ) : null}
    </ul>
  );
}
