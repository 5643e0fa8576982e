import { Card } from "~/components/ui/card";
import type { WebsiteAnalyticsData } from "~/modules/analytics/load-website-analytics.server";
import { REASONS, sayNumber } from "./words";

/** What was left out of the figures, and why. */
export function DroppedHits({ dropped }: { dropped: WebsiteAnalyticsData["dropped"] }) {
  return (
    <Card
      title="Not counted"
      description="Requests of the period that are not visits. They are in none of the figures above."
    >
      {dropped.length === 0 ? (
        <p className="text-muted">Nothing was left out.</p>
      ) : (
        <dl className="divide-y divide-line border-y border-line">
          {dropped.map(({ reason, count }) => (
            <div key={reason} className="flex items-baseline justify-between gap-6 py-3">
              <dt>
                <span className="font-medium">{REASONS[reason].title}</span>{" "}
                <span className="block text-sm text-muted">{REASONS[reason].text}</span>
              </dt>
              <dd className="font-medium tabular-nums">{sayNumber(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
