import type { GeneratedCode } from "~/modules/generation/generated-code";
import type { WebsiteResult } from "~/modules/websites/read-result.server";
import { PreviewTab } from "./preview-tab";
import { ResultActions } from "./result-actions";
import { ResultDialogs } from "./result-dialogs";

interface ReadyProps {
  result: WebsiteResult;
  code: GeneratedCode;
  origin: string;
}

/** A finished website: look at it, read its code, take it away, deploy it. */
export function Ready({ result, code, origin }: ReadyProps) {
  return (
    <section className="grid gap-4 pb-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-4">
        <div className="grid gap-1">
          <h2 className="font-serif text-heading">Your New Website Design</h2>
          <p className="text-muted wrap-anywhere">{result.title}</p>
        </div>
        <ResultActions website={result} />
      </div>
      <PreviewTab website={result} code={code} />
      <ResultDialogs website={result} origin={origin} />
    </section>
  );
}
