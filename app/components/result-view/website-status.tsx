import type { WebsiteResult } from "~/modules/result/read-result.server";
import { SaveMark, useSaveWords } from "../editor/save-status";
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
  const { isMarked } = useSaveWords();
  const isBehind = website.slot.state === "deployed" && website.slot.isActive && website.slot.isBehind;
  return (
    <ul aria-label="About this website" className="workbar-status">
      {/* What is saved and not online yet says that it is saved; wider, the bar's first line has it. */}
      <li className={isBehind && !isMarked ? "max-sm:hidden lg:hidden" : "lg:hidden"}>
        <SaveMark />
      </li>
      {isMarked ? null : (
        <li className="empty:hidden sm:hidden">
          <NotOnlineYet slot={website.slot} />
        </li>
      )}
      {/* On a phone there are two lines, whatever there is to say. */}
      <li className={website.openClaims.length === 0 ? "max-[24rem]:hidden" : undefined}>
        <ClaimsStatus website={website} />
      </li>
      <li>
        <ReadingLink left={left} className="text-sm whitespace-nowrap" />
      </li>
      <li>
        <QualityStatus website={website} />
      </li>
    </ul>
  );
}
