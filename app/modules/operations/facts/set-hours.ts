import { SCREEN_LANGUAGE } from "~/lib/languages";
import { asEdit } from "../as-edit";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { declined, done } from "../outcome";
import { nameDays } from "./day-names";
import { changeHoursData } from "./hours-data";
import { changeList, newTimes } from "./hours-edits";
import { isClosed, readHours, type HoursRow } from "./hours-rows";
import { hoursSchema, isMeant, isWhole, type NewHours } from "./new-hours";
import { readStyle, timesIn, writeTime, type TimeStyle } from "./time-style";

/** Opening hours, in every list and every sentence of the page that states them. */
export const setHours = operation({
  name: "set-hours",
  params: hoursSchema,
  touches: () => "page",
  run: (site, hours) => {
    const lists = readHours(site.page);
    if (lists.length === 0)
      return declined("I could not find opening hours on the page. Tell me which text should say them.");
    const style = styleOf(lists);
    const refusal = reasonAgainst(lists, hours) ?? reasonAgainstTurned(site, lists, hours, style);
    if (refusal) return declined(refusal);
    const splices = lists.flatMap((rows) => changeList(site, rows, hours, style));
    return done(
      `${sentence(hours, style)} I changed it wherever your opening hours stand.`,
      [asEdit(splices), asEdit(splices.length > 0 ? changeHoursData(site.page, hours) : [])],
      "opening hours",
    );
  },
  holds: (before, after, hours) => {
    const [was, is] = [readHours(before.page), readHours(after.page)];
    return was.length === is.length && is.every((rows, at) => says(before, was[at]!, rows, hours, styleOf(was)));
  },
});

/** Whether a list says the new hours of the days that are meant, and of all others what it said. */
function says(site: OpenedSite, was: HoursRow[], is: HoursRow[], hours: NewHours, style: TimeStyle): boolean {
  return [0, 1, 2, 3, 4, 5, 6].every((day) => {
    const [old, now] = [was, is].map((rows) => rows.filter(({ weekdays }) => weekdays.includes(day)));
    const isOwn = hours.weekdays.length === 0 ? old!.some((row) => !isClosed(row)) : hours.weekdays.includes(day);
    if (!isOwn) return old!.map(({ timesText }) => timesText).join() === now!.map(({ timesText }) => timesText).join();
    if (now!.length === 0) return old!.length === 0 && !isWhole(hours);
    return hours.closed
      ? now!.every(isClosed)
      : now!.every(({ timesText }) => sameTimes(timesText, newTimes(site, old![0] ?? was[0]!, hours, style)));
  });
}

const sameTimes = (one: string, other: string) =>
  JSON.stringify(timesIn(one).map((time) => time.minutes)) ===
  JSON.stringify(timesIn(other).map((time) => time.minutes));

function styleOf(lists: HoursRow[][]): TimeStyle {
  const texts = lists
    .flat()
    .filter((row) => !isClosed(row))
    .map(({ timesText }) => timesText);
  const style = readStyle(texts.find((text) => timesIn(text).length === 2) ?? texts[0] ?? "9:00 - 17:00");
  // 'Sat 9–13' says nothing of minutes: another row may.
  const said = texts.flatMap((text) => /\d([.:,])\d{2}/.exec(text)?.[1] ?? [])[0] as "." | ":" | "," | undefined;
  return said && style.point === ":" ? { ...style, point: said } : style;
}

/** One of two times is not enough for days that are closed, or that the page does not have. */
function reasonAgainst(lists: HoursRow[][], hours: NewHours): string | null {
  if (isWhole(hours)) return null;
  const rows = lists.flat();
  const closed = rows.find((row) => isMeant(row, hours) && isClosed(row));
  const days = closed
    ? closed.daysText
    : hours.weekdays.some((day) => !rows.some(({ weekdays }) => weekdays.includes(day)))
      ? nameDays(hours.weekdays, "Monday to", SCREEN_LANGUAGE)
      : null;
  return days
    ? `You are ${closed ? "closed" : "not open"} on ${days} at the moment. Tell me both times, for example: open ${days} 9am to 2pm.`
    : null;
}

/** Nobody closes before they open, but after midnight: a time was read for the other one. */
function reasonAgainstTurned(site: OpenedSite, lists: HoursRow[][], hours: NewHours, style: TimeStyle): string | null {
  const meant = lists.flat().filter((row) => isMeant(row, hours) && !hours.closed);
  const turned = meant
    .map((row) => newTimes(site, row, hours, style))
    .find((text) => {
      const times = timesIn(text).map(({ minutes }) => minutes);
      return times.length > 1 && times.at(-1)! <= times[0]! && times.at(-1)! > LATEST_NIGHT;
    });
  return turned === undefined ? null : `That would be “${turned}”. Tell me both times, for example: open 9am to 2pm.`;
}
/** In minutes: who is open into the night closes by then. */
const LATEST_NIGHT = 7 * 60;

function sentence({ weekdays, closed, opens, closes }: NewHours, style: TimeStyle): string {
  const days =
    weekdays.length > 0
      ? ` on ${nameDays(weekdays, "Monday to", SCREEN_LANGUAGE)}${weekdays.length === 1 ? "s" : ""}`
      : "";
  if (closed) return `You are now closed${days}.`;
  const from = opens === undefined ? "" : ` from ${writeTime(opens, style)}`;
  const to = closes === undefined ? "" : ` until ${writeTime(closes, style)}`;
  return `You are now open${from}${to}${days}.`;
}
