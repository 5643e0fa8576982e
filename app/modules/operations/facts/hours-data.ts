import type { CodeSplice } from "../../markup/edit";
import type { EditablePage } from "../../markup/page";
import { changeLinkedData } from "../linked-data";
import type { NewHours } from "./new-hours";

/** Days with their times, as search engines are told. */
interface Open {
  days: number[];
  opens: string;
  closes: string;
}

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const SHORT = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** The hours that a page states for search engines, as they are from now on. */
export const changeHoursData = (page: EditablePage, hours: NewHours): CodeSplice[] =>
  changeLinkedData(page, (value, key) => {
    if (key === "openingHoursSpecification") return inSpecifications(value, hours);
    return key === "openingHours" ? inLines(value, hours) : value;
  });

function inSpecifications(value: unknown, hours: NewHours): unknown {
  const all = ([] as unknown[]).concat(value) as Record<string, unknown>[];
  const open = all.map(({ dayOfWeek, opens, closes }) => ({
    days: ([] as unknown[]).concat(dayOfWeek).map((day) => NAMES.indexOf(String(day).split("/").at(-1)!)),
    opens: String(opens),
    closes: String(closes),
  }));
  if (open.some(({ days }) => days.includes(-1))) return value;
  return changed(open, hours).map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => NAMES[day]),
    opens,
    closes,
  }));
}

function inLines(value: unknown, hours: NewHours): unknown {
  const lines = ([] as unknown[]).concat(value).map((line) => LINE.exec(String(line)));
  if (lines.some((line) => line === null)) return value;
  const open = lines.map((line) => ({ days: daysIn(line![1]!), opens: line![2]!, closes: line![3]! }));
  const next = changed(open, hours).map(({ days, opens, closes }) => `${nameOf(days)} ${opens}-${closes}`);
  return Array.isArray(value) || next.length !== 1 ? next : next[0];
}

const LINE = /^((?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*) (\d{2}:\d{2})-(\d{2}:\d{2})$/;

const daysIn = (text: string): number[] =>
  text.split(",").flatMap((run) => {
    const [from = 0, to = from] = run.split("-").map((day) => SHORT.indexOf(day));
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);
  });

const nameOf = (days: number[]): string =>
  days.length > 2 && days.every((day, at) => at === 0 || day === days[at - 1]! + 1)
    ? `${SHORT[days[0]!]}-${SHORT[days.at(-1)!]}`
    : days.map((day) => SHORT[day]).join(",");

function changed(open: Open[], { weekdays, closed, opens, closes }: NewHours): Open[] {
  const isMeant = (day: number) => weekdays.length === 0 || weekdays.includes(day);
  const kept = open.map((each) => ({ ...each, days: each.days.filter((day) => !isMeant(day)) }));
  const own = open.map((each) => ({ ...each, days: each.days.filter(isMeant) }));
  const [begin, end] = [opens, closes].map((minutes) => (minutes === undefined ? undefined : clock(minutes)));
  const whole =
    begin && end
      ? [
          {
            days: weekdays.length > 0 ? weekdays : [...new Set(own.flatMap(({ days }) => days))],
            opens: begin,
            closes: end,
          },
        ]
      : null;
  const next = closed
    ? []
    : (whole ?? own.map((each) => ({ ...each, opens: begin ?? each.opens, closes: end ?? each.closes })));
  return [...kept, ...next].filter(({ days }) => days.length > 0).sort((a, b) => a.days[0]! - b.days[0]!);
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
