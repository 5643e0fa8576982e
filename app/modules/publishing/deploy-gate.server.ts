import { ensureReport } from "../checks/read-report.server";
import type { Report } from "../checks/report";
import { readOpenClaims } from "../claims/read-claims.server";
import { openPoints, wordFor, type OpenPoint } from "./open-points";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/**
 * What stands between a website as it is saved and the public, as far as its report has come.
 * @param word what the owner has agreed to deploy with, as `wordFor` gives it
 * @returns the report, and the open points that the word does not cover: all of them where there is one
 * @throws NotFoundError when the actor has no such website, ConflictError while it has no code
 */
export async function readGate(input: Input, word: string): Promise<{ report: Report; unanswered: OpenPoint[] }> {
  const [claims, report] = await Promise.all([readOpenClaims(input), ensureReport(input)]);
  const points = openPoints(claims, report);
  return { report, unanswered: sameLines(word, wordFor(points)) ? [] : points };
}

// Forms send line breaks their own way.
const sameLines = (one: string, other: string) => one.replace(/\r\n/g, "\n") === other;
