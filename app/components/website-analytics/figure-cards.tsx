import clsx from "clsx";
import type { ReactNode } from "react";
import type { Summary } from "~/modules/analytics/summary";
import { sayChange, sayDuration, sayNumber } from "./words";

/** The four figures of a period, each beside the period before and with what it means. */
export function FigureCards({ summary, days }: { summary: Summary; days: number }) {
  const lastPeriod = `vs the ${days} days before`;
  const { visitorsGrowth, pageViewsGrowth, bounceRateChange, sessionDurationChange, avgSessionDuration } = summary;
  return (
    <ul className="grid items-start gap-3 min-[30rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <FigureCard
        title="Total Visitors"
        value={sayNumber(summary.visitors)}
        change={visitorsGrowth}
        unit="%"
        against={lastPeriod}
        note="The sum of the daily figures."
      >
        Different visitors of each day, added up over the period. Whoever comes back on another day is counted again:
        visitors are told apart within one day only, so that nobody can be followed.
      </FigureCard>
      <FigureCard
        title="Page Views"
        value={sayNumber(summary.pageViews)}
        change={pageViewsGrowth}
        unit="%"
        against={lastPeriod}
      >
        One for each page that a visitor opens or goes back to and sees. Pages that a browser only fetches ahead are not
        counted.
      </FigureCard>
      <FigureCard
        title="Bounce Rate"
        value={`${sayNumber(summary.bounceRate)}%`}
        change={bounceRateChange}
        unit=" points"
        against={lastPeriod}
        lessIsBetter
      >
        Sessions with one page view in which no form was sent, out of all sessions. A session is what one visitor does
        with pauses of at most 30 minutes.
      </FigureCard>
      <FigureCard
        title="Avg. Session"
        value={sayDuration(avgSessionDuration)}
        change={sessionDurationChange}
        unit="%"
        against={lastPeriod}
        note={`${sayNumber(avgSessionDuration)} seconds.`}
      >
        Time from the first to the last thing a visitor did, averaged over all sessions. A bounce counts as 0 seconds.
      </FigureCard>
    </ul>
  );
}

interface FigureCardProps {
  title: string;
  value: string;
  change: number | null;
  unit: string;
  against: string;
  lessIsBetter?: boolean;
  /** Stands under the change, always. */
  note?: string;
  /** The figure's definition. */
  children: ReactNode;
}

function FigureCard({ title, value, change, unit, against, lessIsBetter = false, note, children }: FigureCardProps) {
  const isBetter = change !== null && (lessIsBetter ? change < 0 : change > 0);
  return (
    <li className="grid h-full content-start gap-3 rounded-sm border border-line bg-surface p-4 sm:p-5">
      <h2 className="font-medium">{title}</h2>
      <p className="font-serif text-title tabular-nums">{value}</p>
      <p className="text-sm text-muted">
        <span
          className={clsx("font-medium tabular-nums", isBetter ? "text-success" : change ? "text-danger" : "text-ink")}
        >
          {sayChange(change, unit)}
        </span>{" "}
        {against}
      </p>
      {note ? <p className="text-sm text-muted">{note}</p> : null}
      <details className="mt-auto text-sm">
        <summary className="w-fit py-1 underline decoration-edge underline-offset-4 hover:decoration-signal">
          What this means<span className="sr-only">: {title}</span>
        </summary>
        <p className="pt-2 text-muted">{children}</p>
      </details>
    </li>
  );
}
