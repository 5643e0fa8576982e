import { createHash } from "node:crypto";
import { z } from "zod";
import { report, type Report } from "./report";

/**
 * A report as a file: what it says, and the SHA-256 of that in hex, so that everybody can see whether it was changed.
 */
const reportFile = z.object({ sha256: z.string(), report: z.unknown() });

/** SHA-256 in hex of a report's JSON without blanks, its keys in the order of the schema. */
export const hashOfReport = (value: Report): string =>
  createHash("sha256")
    .update(JSON.stringify(report.parse(value)))
    .digest("hex");

/** The text of the file that an owner downloads. */
export const writeReportFile = (value: Report): string =>
  `${JSON.stringify({ sha256: hashOfReport(value), report: report.parse(value) }, null, 2)}\n`;

/** What somebody hands in to be verified: a report with its hash, or a hash alone; null for what is neither. */
export function readReportFile(text: string): { sha256: string; report: Report | null; isUnchanged: boolean } | null {
  const hash = /^\s*([0-9a-f]{64})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (hash) return { sha256: hash, report: null, isUnchanged: true };
  const file = reportFile.safeParse(parsed(text));
  const held = file.success ? report.safeParse(file.data.report) : undefined;
  if (!file.success || !held?.success) return null;
  const { sha256 } = file.data;
  // What the schema does not know is no part of a report either.
  const isUnchanged = sha256 === hashOfReport(held.data) && sameSize(held.data, file.data.report);
  return { sha256, report: held.data, isUnchanged };
}

const sameSize = (a: unknown, b: unknown) => JSON.stringify(a).length === JSON.stringify(b).length;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
