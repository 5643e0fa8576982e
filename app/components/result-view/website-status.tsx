import type { WebsiteResult } from "~/modules/result/read-result.server";
import { SaveTrouble, useSaveTrouble } from "../editor/save-status";
import { QualityStatus } from "../report/quality-status";
import { useLiveReport } from "../report/use-live-report";
import { ClaimsStatus } from "./claims-status";
import { NotOnlineYet } from "./not-online-yet";
import { ReadingLink } from "./reading-link";
import { useLeftSentences } from "./use-left-sentences";

/** What there is to know of a website beside how it looks, each in a few words that lead to more. */
export function WebsiteStatus({ website }: { website: WebsiteResult }) {
  useLiveReport(website.id, website.report);
  const left = useLeftSentences(website);
  const isTroubled = useSaveTrouble();
  return (
    <ul aria-label="About this website" className="workbar-status">
      <li className="empty:hidden sm:hidden">{isTroubled ? <SaveTrouble /> : <NotOnlineYet slot={website.slot} />}</li>
      <li className={website.openClaims.length === 0 ? "max-sm:hidden" : undefined}>
        <ClaimsStatus website={website} />
      </li>
      {/* On a phone there are two lines, whatever there is to say. */}
      <li className={isTroubled ? "max-sm:hidden" : undefined}>
        <ReadingLink left={left} className="text-sm whitespace-nowrap" />
      </li>
      <li>
        <QualityStatus website={website} />
      </li>
    </ul>
  );
}
