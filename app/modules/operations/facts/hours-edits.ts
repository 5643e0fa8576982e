import { SCREEN_LANGUAGE } from "~/lib/languages";
import { queryAll } from "../../cascade/query";
import { setText } from "../../editing/set-text";
import type { CodeSplice } from "../../markup/edit";
import { elementAt } from "../../markup/element";
import { attribute } from "../../markup/html-document";
import type { NodeId } from "../../markup/page";
import { sourceOf, spanOf } from "../../markup/place";
import { setAttribute } from "../../markup/set-attribute";
import type { OpenedSite } from "../opened-site";
import { changeSource } from "../structure/change-source";
import { textOf } from "../text-of";
import { closedWord, nameDays } from "./day-names";
import { isAlone, isClosed, readHours, type HoursRow } from "./hours-rows";
import { isMeant, isWhole, type NewHours } from "./new-hours";
import { timesIn, writeTime, type TimeStyle } from "./time-style";

/** The changes of one list of opening hours. */
export function changeList(site: OpenedSite, rows: HoursRow[], hours: NewHours, style: TimeStyle): CodeSplice[] {
  const known = rows.flatMap(({ weekdays }) => weekdays);
  const missing = isWhole(hours) ? hours.weekdays.filter((day) => !known.includes(day)) : [];
  if (!isAlone(site.page, rows[0]!)) return changeSentence(site, rows, hours, style, missing);
  const changed = rows.filter((row) => isMeant(row, hours)).flatMap((row) => changeRow(site, row, hours, style));
  return missing.length > 0 ? [...changed, ...newRow(site, rows, missing, hours, style)] : changed;
}

interface Part {
  days: string;
  times: string;
  isOwn: boolean;
}

/** A row for more days than are meant is parted: what was not meant keeps its hours. */
function partsOf(site: OpenedSite, row: HoursRow, hours: NewHours, style: TimeStyle): Part[] {
  const meant = hours.weekdays.length === 0 ? row.weekdays : row.weekdays.filter((day) => hours.weekdays.includes(day));
  const others = row.weekdays.filter((day) => !meant.includes(day));
  const groups = [others.filter((day) => day < meant[0]!), [...meant], others.filter((day) => day > meant[0]!)];
  return groups
    .filter((days) => days.length > 0)
    .map((days) => {
      const isOwn = days[0] === meant[0];
      return {
        days: days.length === row.weekdays.length ? row.daysText : nameDays(days, row.daysText, languageOf(site)),
        times: isOwn ? newTimes(site, row, hours, style) : row.timesText,
        isOwn,
      };
    });
}

function changeRow(site: OpenedSite, row: HoursRow, hours: NewHours, style: TimeStyle): CodeSplice[] {
  const parts = partsOf(site, row, hours, style);
  const [only] = parts;
  if (parts.length === 1) return rowEdits(site, row, row.node, only!.days, only!.times, hours.closed);
  const { start, end } = spanOf(elementAt(site.page, row.node)!);
  const pieces = parts.map(({ days, times, isOwn }) =>
    written(site, row, days, times, isOwn ? hours.closed : isClosed(row)),
  );
  return [{ part: "html", start, end, text: pieces.join("") }];
}

/** Statements among other words of a text: only they change, and further days stand behind the last. */
function changeSentence(
  site: OpenedSite,
  rows: HoursRow[],
  hours: NewHours,
  style: TimeStyle,
  missing: number[],
): CodeSplice[] {
  const [{ node }] = rows as [HoursRow];
  const text = textOf(site.page, node);
  const last = rows.at(-1)!;
  const wanted = rows.toReversed().reduce((result, row) => {
    const parts = isMeant(row, hours)
      ? partsOf(site, row, hours, style)
      : [{ days: row.daysText, times: row.timesText }];
    const more =
      row === last && missing.length > 0
        ? [{ days: nameDays(missing, row.daysText, languageOf(site)), times: newTimes(site, row, hours, style) }]
        : [];
    const said = [...parts, ...more].map(({ days, times }) => stated(text, row, days, times)).join(", ");
    return result.slice(0, row.at!.start) + said + result.slice(row.at!.end);
  }, text);
  return setText(site.page, node, wanted, "built-in")?.splices ?? [];
}

/** A statement made like another, with days and times of its own. */
function stated(text: string, { at }: HoursRow, days: string, times: string): string {
  const parts = [
    { ...at!.days, said: days },
    { ...at!.times, said: times },
  ].sort((a, b) => a.start - b.start);
  const [first, second] = parts as [(typeof parts)[0], (typeof parts)[0]];
  return (
    text.slice(at!.start, first.start) +
    first.said +
    text.slice(first.end, second.start) +
    second.said +
    text.slice(second.end, at!.end)
  );
}

/** What a row says of its times from now on. */
export function newTimes(
  site: OpenedSite,
  row: HoursRow,
  { closed, opens, closes }: NewHours,
  style: TimeStyle,
): string {
  if (closed) return closedText(site, row);
  if (opens !== undefined && closes !== undefined)
    return `${writeTime(opens, style)}${style.dash}${writeTime(closes, style)}${style.suffix}`;
  const { timesText } = row;
  const times = timesIn(timesText);
  const place = closes === undefined ? times[0] : times.at(-1);
  if (!place) return timesText;
  const time = writeTime(closes ?? opens!, style);
  const rest = timesText.slice(place.end);
  // '17h' has its sign already.
  return timesText.slice(0, place.start) + time + (time.includes("h") ? rest.replace(/^\s?h(?!\p{L})/iu, "") : rest);
}

const languageOf = ({ page }: OpenedSite) => attribute(page.elements[0]!, "lang") ?? SCREEN_LANGUAGE;

/** As the page says it already; within a sentence in small letters. */
function closedText(site: OpenedSite, row: HoursRow): string {
  const known = readHours(site.page)
    .flat()
    .find((each) => isClosed(each) && /^\p{L}+$/u.test(each.timesText));
  if (known) return known.timesText;
  const word = closedWord(languageOf(site));
  return isAlone(site.page, row) ? word : word.toLocaleLowerCase(languageOf(site));
}

/** The source of a row with other days and times; our own rows say in their class whether they are closed. */
function written(site: OpenedSite, row: HoursRow, days: string, times: string, closed: boolean): string {
  const source = sourceOf(site.page, elementAt(site.page, row.node)!);
  return changeSource(source, (piece, root) => rowEdits(piece, row, root, days, times, closed));
}

/** The changes of a row that begins at an element: in the page, or where it stands alone. */
function rowEdits(
  site: OpenedSite,
  row: HoursRow,
  at: NodeId,
  days: string,
  times: string,
  closed: boolean,
): CodeSplice[] {
  const { page } = site;
  const place = (node: NodeId) => node - row.node + at;
  if (row.at !== null) {
    const text = textOf(page, place(row.days));
    const said = text.slice(0, row.at.start) + stated(text, row, days, times) + text.slice(row.at.end);
    return setText(page, place(row.days), said, "built-in")?.splices ?? [];
  }
  const texts = [setText(page, place(row.days), days, "built-in"), setText(page, place(row.times), times, "built-in")];
  return [...texts, ...classes(site, at, place(row.times), closed)].flatMap((edit) => edit?.splices ?? []);
}

function classes({ page }: OpenedSite, row: NodeId, times: NodeId, closed: boolean) {
  if (!queryAll(page, ".hours-row").includes(row)) return [];
  return [
    setAttribute(page, row, "class", closed ? "hours-row is-closed" : "hours-row", "built-in"),
    setAttribute(page, times, "class", closed ? "closed" : "times", "built-in"),
  ];
}

/** A row for days that had none, at their place in the week. */
function newRow(site: OpenedSite, rows: HoursRow[], days: number[], hours: NewHours, style: TimeStyle): CodeSplice[] {
  const next = rows.find(({ weekdays }) => (weekdays[0] ?? 0) > days[0]!);
  const like = next ?? rows.at(-1)!;
  const text = written(
    site,
    like,
    nameDays(days, rows.map(({ daysText }) => daysText).join(" "), languageOf(site)),
    newTimes(site, like, hours, style),
    hours.closed,
  );
  const { start, end } = spanOf(elementAt(site.page, like.node)!);
  const at = next ? start : end;
  return [{ part: "html", start: at, end: at, text }];
}
