import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { Notice } from "~/components/ui/notice";
import { hideToastTitled } from "~/components/ui/toast-store";
import { STARTED } from "~/modules/generation/generation-texts";
import type { GenerationProgress } from "~/modules/result/read-result.server";
import { RetryForm } from "./retry-form";
import { StepList } from "./step-list";

/** A generation that ended without a website: why, and what to do. */
export function Failure({ websiteId, progress }: { websiteId: number; progress: GenerationProgress }) {
  const cancelled = progress.state === "cancelled";
  // What it says is over.
  useEffect(() => hideToastTitled(STARTED), []);
  return (
    <section className="grid justify-items-start gap-6 border-t border-line py-10">
      <h2 className="font-serif text-title">{cancelled ? "Generation cancelled" : "Analysis Failed"}</h2>
      <Notice
        tone={cancelled ? "info" : "danger"}
        title={cancelled ? "Nothing was changed." : "Unable to analyze the website"}
        live
      >
        {progress.error ?? "Everything you entered is kept, so you can try again."}
      </Notice>
      {progress.steps.length > 0 ? <StepList steps={progress.steps} /> : null}
      <RetryForm websiteId={websiteId} progress={progress}>
        <Link to="/dashboard" className="underline">
          Back to Dashboard
        </Link>
      </RetryForm>
    </section>
  );
}
