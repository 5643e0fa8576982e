import type { SerializeFrom } from "@remix-run/node";
import { Card } from "~/components/ui/card";
import { Moment } from "~/components/versions/moment";
import type { Seo } from "~/modules/seo/read-seo.server";

/** Overall scores of earlier analyses, newest first. */
export function EarlierScores({ scores }: { scores: SerializeFrom<Seo>["earlier"] }) {
  return (
    <Card title="Earlier analyses" description="Overall SEO Score at each time.">
      <ol className="divide-y divide-line border-y border-line">
        {scores.map(({ id, overallScore, measuredAt }) => (
          <li key={id} className="flex justify-between gap-4 py-2">
            <Moment at={measuredAt} className="text-muted" />
            <span className="font-medium tabular-nums">{overallScore} / 100</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
