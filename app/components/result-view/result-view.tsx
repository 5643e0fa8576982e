import { Link } from "@remix-run/react";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { Failure } from "./failure";
import { Processing } from "./processing";
import { Ready } from "./ready";
import { useGenerationProgress } from "./use-generation-progress";

export interface ResultViewProps {
  result: WebsiteResult;
  /** Where sites are served, without a slash at its end: `{origin}/sites/{subdomain}`. */
  origin: string;
  /** What the screen is called. */
  heading: string;
}

/** A website after its generation was asked for: waiting, failed, or ready to look at and to deploy. */
export function ResultView({ result, origin, heading }: ResultViewProps) {
  const progress = useGenerationProgress(result.id, result.progress);
  const isWaited = progress.state === "processing" || (progress.state === "ready" && !result.code);
  if (!isWaited && result.code) {
    return <Ready result={result} code={result.code} origin={origin} heading={heading} />;
  }
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 pt-4 pb-3">
        <h1 className="font-serif text-heading">{heading}</h1>
        <Link to="/dashboard" className="text-sm underline">
          Back to Dashboard
        </Link>
      </header>
      {isWaited ? (
        <Processing websiteId={result.id} progress={progress} />
      ) : (
        <Failure websiteId={result.id} progress={progress} />
      )}
    </>
  );
}
