import { weekdayInWords } from "~/lib/day-words";
import { SCREEN_LOCALE } from "~/lib/languages";
import type { OpeningHours } from "./find-hours";

/** Days and times as we understand them: "Monday to Friday", "08:30 to 17:30"; else as the owner wrote them. */
export function hoursInWords({ days, times, closed, weekdays, spans }: OpeningHours): [days: string, times: string] {
  const understood = spans.map(({ opens, closes }) => `${opens} to ${closes}`);
  return [
    weekdays.length > 0 ? daysInWords(weekdays) : days,
    closed ? "Closed" : understood.length > 0 ? listed.format(understood) : times,
  ];
}

const listed = new Intl.ListFormat(SCREEN_LOCALE);

/** "Monday to Friday and Sunday"; 0 is Monday. Two days in a row are named both. */
function daysInWords(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  if (days.length === 7) return "Every day";
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return listed.format(
    runs.flatMap((run) =>
      run.length > 2 ? [`${weekdayInWords(run[0]!)} to ${weekdayInWords(run.at(-1)!)}`] : run.map(weekdayInWords),
    ),
  );
}
