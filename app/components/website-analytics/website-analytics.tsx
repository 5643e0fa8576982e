import { Card } from "~/components/ui/card";
import type { WebsiteAnalyticsData } from "~/modules/analytics/load-website-analytics.server";
import { DroppedHits } from "./dropped-hits";
import { FigureCards } from "./figure-cards";
import { LiveNow } from "./live-now";
import { NoData } from "./no-data";
import { PeriodSelect } from "./period-select";
import { TrafficChart } from "./traffic-chart";
import { TrafficTable } from "./traffic-table";

/** Who visits a website: how many now, over a period, and day by day. */
export function WebsiteAnalytics({ data, deploymentId }: { data: WebsiteAnalyticsData; deploymentId: number }) {
  const { days, rows, summary, liveNow, dropped } = data;
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PeriodSelect days={days} deploymentId={deploymentId} />
        <LiveNow count={liveNow} />
      </div>
      {summary.pageViews === 0 && summary.visitors === 0 ? (
        <NoData days={days} />
      ) : (
        <>
          <FigureCards summary={summary} days={days} />
          <Card title="Visitors and page views by day" description="Days are counted in UTC; today is not over yet.">
            <TrafficChart rows={rows} />
            <TrafficTable rows={rows} />
          </Card>
        </>
      )}
      <DroppedHits dropped={dropped} />
    </div>
  );
}
