import type { WebsiteResult } from "~/modules/result/read-result.server";
import { Failure } from "./failure";
import { Processing } from "./processing";
import { Ready } from "./ready";
import { useGenerationProgress } from "./use-generation-progress";

export interface ResultViewProps {
  result: WebsiteResult;
  /** Where sites are served, without a slash at its end: `{origin}/sites/{subdomain}`. */
  origin: string;
}

/** A website after its generation was asked for: waiting, failed, or ready to look at and to deploy. */
export function ResultView({ result, origin }: ResultViewProps) {
  const progress = useGenerationProgress(result.id, result.progress);
  if (progress.state === "processing" || (progress.state === "ready" && !result.code)) {
    return <Processing websiteId={result.id} progress={progress} />;
  }
  if (!result.code) return <Failure websiteId={result.id} progress={progress} />;
  return <Ready result={result} code={result.code} origin={origin} />;
}
