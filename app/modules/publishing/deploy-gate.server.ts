import { watchReport } from "../checks/announce-report.server";
import { ensureReport } from "../checks/read-report.server";
import { isUnfinished, type Report } from "../checks/report";
import { readOpenClaims } from "../claims/read-claims.server";
import { openPoints, wordFor, type OpenPoint } from "./open-points";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** Far more than a look with a browser takes; one that is held up holds up no deployment. */
const LONGEST_WAIT_MS = 20_000;

/**
 * What stands between a website as it is saved and the public; waits for the end of its report.
 * @param word what the owner has agreed to deploy with, as `wordFor` gives it
 * @returns the open points that the word does not cover, all of them where there is one; none when it may go live
 * @throws NotFoundError when the actor has no such website, ConflictError while it has no code
 */
export async function unansweredPoints(input: Input, word: string): Promise<OpenPoint[]> {
  const [claims, report] = await Promise.all([readOpenClaims(input), finishedReport(input)]);
  const points = openPoints(claims, report);
  return sameLines(word, wordFor(points)) ? [] : points;
}

// Forms send line breaks their own way.
const sameLines = (one: string, other: string) => one.replace(/\r\n/g, "\n") === other;

/** The report of what is saved, once it is whole; as far as it is when that takes too long. */
async function finishedReport(input: Input): Promise<Report> {
  const report = await ensureReport(input);
  if (!isUnfinished(report)) return report;
  return new Promise((resolve, reject) => {
    const end = async (isLate: boolean) => {
      const now = await ensureReport(input);
      if (!isLate && isUnfinished(now)) return;
      stop();
      clearTimeout(timer);
      resolve(now);
    };
    const timer = setTimeout(() => void end(true).catch(reject), LONGEST_WAIT_MS);
    const stop = watchReport(input.websiteId, () => void end(false).catch(reject));
  });
}
