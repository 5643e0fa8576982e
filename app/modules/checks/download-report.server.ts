import { ConflictError } from "~/lib/errors";
import { ensureReport } from "./read-report.server";
import { isUnfinished } from "./report";
import { hashOfReport, writeReportFile } from "./report-file";

/**
 * The report of a website as it is saved, as a file, with its SHA-256 in hex.
 * @throws ConflictError while a browser still looks at the website, and as `ensureReport`
 */
export async function downloadReport(
  input: Parameters<typeof ensureReport>[0],
): Promise<{ fileName: string; text: string; sha256: string }> {
  const report = await ensureReport(input);
  if (isUnfinished(report))
    throw new ConflictError(
      "Your website is still being looked at in a browser. The report can be downloaded when that is done.",
    );
  const sha256 = hashOfReport(report);
  return {
    fileName: `plinth-report-${input.websiteId}-${sha256.slice(0, 8)}.json`,
    text: writeReportFile(report),
    sha256,
  };
}
