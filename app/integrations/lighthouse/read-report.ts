import { lighthouseReport, type LighthouseReport } from "./report";

/** The page could not be measured; the message is for our log. */
export class MeasuringFailed extends Error {
  override name = "MeasuringFailed";
}

/** Reads what Lighthouse wrote. @throws MeasuringFailed for what is no report, or one that says that it failed */
export function readReport(json: string): LighthouseReport {
  const parsed = lighthouseReport.safeParse(parse(json));
  if (!parsed.success) throw new MeasuringFailed(`not a report: ${parsed.error.issues[0]?.message}`);
  const { runtimeError } = parsed.data;
  if (runtimeError) throw new MeasuringFailed(`${runtimeError.code}: ${runtimeError.message}`);
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
