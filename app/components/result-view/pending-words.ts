import { isUnfinished, type Report } from "~/modules/checks/report";

/** What a button says while it deploys: the look in a browser, where that is not over, comes first. */
export const pendingWords = (report: Report | null, otherwise: string) =>
  report && isUnfinished(report) ? "Checking first..." : otherwise;
