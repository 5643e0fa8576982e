import clsx from "clsx";
import type { DayRow } from "~/modules/analytics/daily-figures";
import { HEIGHT, shapeChart, WIDTH, type ChartShape } from "./chart-shape";
import { sayDay, sayNumber, sayWholeDay } from "./words";

/** Page views and visitors of each day as lines. Drawn by the server; the table below says the same in numbers. */
export function TrafficChart({ rows }: { rows: DayRow[] }) {
  const shape = shapeChart(rows);
  return (
    <figure className="grid min-w-0 gap-4">
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Key className="border-ink" label="Page views" />
        <Key className="border-signal" label="Visitors" />
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 pt-2 text-sm text-muted">
        <div aria-hidden="true" className="relative h-56 sm:h-72">
          {/* Gives the column the width of its longest number. */}
          <span className="invisible tabular-nums">{sayNumber(shape.ticks.at(-1)!.value)}</span>
          {shape.ticks.map(({ value, top }) => (
            <span key={value} className="absolute right-0 -translate-y-1/2 tabular-nums" style={{ top: `${top}%` }}>
              {sayNumber(value)}
            </span>
          ))}
        </div>
        <div className="relative h-56 sm:h-72">
          <Drawing shape={shape} rows={rows} />
          <Readouts days={shape.days} />
        </div>
        <div aria-hidden="true" className="relative col-start-2 h-5">
          {shape.days.map(({ row, left, isLabelled }, index) =>
            isLabelled ? (
              <span
                key={row.date}
                className={clsx("absolute whitespace-nowrap", labelPlace(left), isOdd(shape, index) && "max-sm:hidden")}
                style={{ left: `${left}%` }}
              >
                {sayDay(row.date)}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </figure>
  );
}

/** Every second name of a day, counted from today, has no room on a phone. */
function isOdd({ days }: ChartShape, index: number): boolean {
  return days.slice(index + 1).filter(({ isLabelled }) => isLabelled).length % 2 === 1;
}

const labelPlace = (left: number) => (left === 0 ? "" : left === 100 ? "-translate-x-full" : "-translate-x-1/2");

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={clsx("w-6 border-t-2", className)} />
      {label}
    </span>
  );
}

function Drawing({ shape, rows }: { shape: ChartShape; rows: DayRow[] }) {
  const span = `${sayWholeDay(rows[0]!.date)} to ${sayWholeDay(rows.at(-1)!.date)}`;
  const stroke = { fill: "none", strokeWidth: 2, vectorEffect: "non-scaling-stroke", strokeLinejoin: "round" } as const;
  return (
    <svg
      role="img"
      aria-label={`Page views and visitors by day, ${span}. The table below has the numbers.`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute size-full overflow-visible"
    >
      {shape.ticks.map(({ value, top }) => (
        <line
          key={value}
          x1={0}
          x2={WIDTH}
          y1={(top * HEIGHT) / 100}
          y2={(top * HEIGHT) / 100}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={shape.pageViews.area} className="fill-sunken" />
      <path d={shape.pageViews.line} className="stroke-ink" {...stroke} />
      <path d={shape.visitors.line} className="stroke-signal" {...stroke} />
    </svg>
  );
}

/** What a day's figures are, where the pointer is; for everybody else there is the table. */
function Readouts({ days }: { days: ChartShape["days"] }) {
  const width = 100 / (days.length - 1);
  return (
    <div aria-hidden="true" className="absolute inset-0">
      {days.map(({ row, left }) => (
        <div
          key={row.date}
          className="group absolute inset-y-0"
          style={{ left: `${left - width / 2}%`, width: `${width}%` }}
        >
          <div className="absolute inset-y-0 left-1/2 hidden w-px bg-edge group-hover:block" />
          <p
            className={clsx(
              "absolute top-0 z-10 hidden gap-0.5 border border-line bg-surface px-3 py-2 whitespace-nowrap shadow-lift group-hover:grid",
              left < 50 ? "left-full" : "right-full",
            )}
          >
            <span className="font-medium text-ink">{sayWholeDay(row.date)}</span>
            <span>Page views: {sayNumber(row.pageViews)}</span>
            <span>Visitors: {sayNumber(row.visitors)}</span>
          </p>
        </div>
      ))}
    </div>
  );
}
