import type { SerializeFrom } from "@remix-run/node";
import { EmptyState } from "~/components/ui/empty-state";
import { Notice } from "~/components/ui/notice";
import { RUN_FAILED } from "~/modules/seo/analysis-words";
import { isOpen } from "~/modules/seo/is-open";
import type { Seo } from "~/modules/seo/read-seo.server";
import { AnalysisReport } from "./analysis-report";
import { RunProgress } from "./run-progress";
import { useRun } from "./use-run";

/** The run that is on its way, or why the last one failed; below it what the latest one that succeeded has found. */
export function SeoTab({ seo, deploymentId }: { seo: SerializeFrom<Seo>; deploymentId: number }) {
  const run = useRun(deploymentId, seo.run);
  const { analysis, earlier } = seo;
  return (
    <div className="grid gap-8">
      {run && isOpen(run) ? <RunProgress run={run} deploymentId={deploymentId} /> : null}
      {run?.status === "failed" ? (
        <Notice tone="danger" title={RUN_FAILED.title}>
          {run.error}
        </Notice>
      ) : null}
      {analysis ? <AnalysisReport analysis={analysis} earlier={earlier} /> : isOpen(run) ? null : <NoneYet />}
    </div>
  );
}

function NoneYet() {
  return (
    <EmptyState title="No SEO Analysis Yet">
      <p>
        Press &lsquo;Run SEO Analysis&rsquo; to have your live website opened and measured as on a phone: how fast it
        is, whether everybody can use it, and what search engines make of it. It takes about a minute.
      </p>
    </EmptyState>
  );
}
