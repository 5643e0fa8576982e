import type { SerializeFrom } from "@remix-run/node";
import { Notice } from "~/components/ui/notice";
import { Moment } from "~/components/versions/moment";
import type { Seo, SeoAnalysis } from "~/modules/seo/read-seo.server";
import { EarlierScores } from "./earlier-scores";
import { Findings } from "./findings";
import { MetaInformation } from "./meta-information";
import { ScoreCards } from "./score-cards";
import { ScoreMeaning } from "./score-meaning";

/** What an analysis has found. */
export function AnalysisReport({
  analysis,
  earlier,
}: {
  analysis: SerializeFrom<SeoAnalysis>;
  earlier: SerializeFrom<Seo>["earlier"];
}) {
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <ScoreCards scores={analysis} />
        <p className="text-sm text-muted">
          Measured <Moment at={analysis.measuredAt} />
        </p>
        {analysis.machineBusy ? (
          <Notice tone="warning" title="Our machine was busy while your website was measured">
            Its speed is probably better than this says, so nothing about speed is listed. Run the analysis again in a
            while.
          </Notice>
        ) : null}
        <ScoreMeaning scores={analysis} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-6">
          <Findings title="Issues Found" none="No critical issues found!" texts={analysis.issues} />
          <Findings title="Recommendations" none="No recommendations available." texts={analysis.recommendations} />
        </div>
        <div className="grid gap-6">
          <MetaInformation meta={analysis.metaInfo} />
          {earlier.length > 0 ? <EarlierScores scores={earlier} /> : null}
        </div>
      </div>
    </div>
  );
}
