import { useEffect } from "react";
import { useReadAgain } from "~/components/ui/use-read-again";
import { isUnfinished, type Report } from "~/modules/checks/report";

/** While a report still grows, waits for its end and then reads the screen's data again. */
export function useLiveReport(websiteId: number, report: Report | null): void {
  const readAgain = useReadAgain();
  const waits = report !== null && isUnfinished(report);
  const hash = report?.codeHash;
  useEffect(() => {
    if (!waits) return;
    const source = new EventSource(`/analysis/${websiteId}/report-events`);
    source.onmessage = ({ data }) => {
      const live = JSON.parse(data as string) as Report | null;
      if (live && live.codeHash === hash && isUnfinished(live)) return;
      source.close();
      readAgain();
    };
    return () => source.close();
  }, [websiteId, waits, hash, readAgain]);
}
