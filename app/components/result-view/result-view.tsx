import type { GenerationProgress, WebsiteResult } from "~/modules/result/read-result.server";
import { Failure } from "./failure";
import { Ready } from "./ready";
import { useCover } from "./use-cover";
import { useGenerationProgress } from "./use-generation-progress";
import { Waiting } from "./waiting";

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
  const isWaiting = progress.state === "processing" || (progress.state === "ready" && !result.code);
  const cover = useCover(isWaiting);
  if (!isWaiting && !result.code) return <Failed heading={heading} websiteId={result.id} progress={progress} />;
  const code = isWaiting ? null : result.code;
  return (
    <div className="relative">
      {code ? <Ready {...{ result, code, origin, heading }} onShown={cover.lift} /> : null}
      {cover.isThere ? (
        <Waiting
          website={result}
          {...{ progress, heading }}
          cover={code ? cover.state : undefined}
          onLifted={cover.remove}
        />
      ) : null}
    </div>
  );
}

function Failed({ heading, ...failure }: { heading: string; websiteId: number; progress: GenerationProgress }) {
  return (
    <>
      <h1 className="pt-4 pb-3 font-serif text-heading">{heading}</h1>
      <Failure {...failure} />
    </>
  );
}
