import type { DayRow } from "~/modules/analytics/daily-figures";
import { sayDuration, sayNumber, sayWholeDay } from "./words";

const HEADS = ["Day", "Visitors", "Page views", "Sessions", "Bounces", "Time in all"];

/** The figures of each day, the latest first. */
export function TrafficTable({ rows }: { rows: DayRow[] }) {
  return (
    <details>
      <summary className="w-fit py-1 font-medium underline decoration-edge underline-offset-4 hover:decoration-signal">
        Show as a table
      </summary>
      <div
        // Focusable, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Figures by day"
        className="mt-4 max-h-96 overflow-auto border-y border-line"
      >
        <table className="w-full min-w-xl text-right tabular-nums">
          <thead className="sticky top-0 bg-surface">
            <tr>
              {HEADS.map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={index === 0 ? "py-2 pr-4 text-left font-medium" : "py-2 pl-4 font-medium"}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {[...rows].reverse().map((row) => (
              <tr key={row.date}>
                <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                  {sayWholeDay(row.date)}
                </th>
                {[row.visitors, row.pageViews, row.sessions, row.bounces].map((figure, index) => (
                  <td key={index} className="py-2 pl-4">
                    {sayNumber(figure)}
                  </td>
                ))}
                <td className="py-2 pl-4 whitespace-nowrap">{sayDuration(row.totalDuration)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
