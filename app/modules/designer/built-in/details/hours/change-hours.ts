import { SCREEN_LANGUAGE } from "~/lib/languages";
import { attribute } from "../../../../markup/html-document";
import type { CodeSplice } from "../../../../markup/edit";
import { elementAt } from "../../../../markup/element";
import type { NodeId } from "../../../../markup/page";
import { sourceOf, spanOf } from "../../../../markup/place";
import { setAttribute } from "../../../../markup/set-attribute";
import { setText } from "../../../../editing/set-text";
import { textOf } from "../../../../operations/text-of";
import { queryAll } from "../../../../cascade/query";
import { declined, done, type Intent } from "../../../../operations/outcome";
import type { OpenedSite } from "../../../../operations/opened-site";
import { changeSource } from "../../../../operations/structure/add-like";
import { closedWord, nameDays } from "../../../../operations/facts/day-names";
import { isClosed, readHours, type HoursRow } from "../../../../operations/facts/hours-rows";
import { readHoursWish, type HoursWish } from "./read-wish";
import { readStyle, timesIn, writeTime, type TimeStyle } from "../../../../operations/facts/time-style";

/** Opening hours, in every list on the page. */
export const changeHours: Intent = (request, site) => {
  const wish = readHoursWish(request);
  if (!wish) return null;
  const lists = readHours(site);
  if (lists.length === 0)
    return declined("I could not find opening hours on the page. Tell me which text should say them.");
  const style = styleOf(lists);
  const refusal = lists[0]!
    .filter((row) => touches(row, wish))
    .map((row) => reasonAgainst(row, wish))
    .find(Boolean);
  if (refusal) return declined(refusal);
  const splices = lists.flatMap((rows) => changeList(site, rows, wish, style));
  return done(`${sentence(wish, style)} I changed it wherever your opening hours stand.`, splices);
};

function styleOf(lists: HoursRow[][]): TimeStyle {
  const texts = lists
    .flat()
    .filter((row) => !isClosed(row))
    .map(({ timesText }) => timesText);
  return readStyle(texts.find((text) => timesIn(text).length === 2) ?? texts[0] ?? "9:00 - 17:00");
}

const touches = (row: HoursRow, { weekdays }: HoursWish) =>
  weekdays.length === 0 ? !isClosed(row) : row.weekdays.some((day) => weekdays.includes(day));

function reasonAgainst(row: HoursRow, { closed, opens, closes }: HoursWish): string | null {
  const half = !closed && (opens === undefined || closes === undefined);
  return half && isClosed(row)
    ? `You are closed on ${row.daysText} at the moment. Tell me both times, for example: open ${row.daysText} 9am to 2pm.`
    : null;
}

function sentence({ weekdays, closed, opens, closes }: HoursWish, style: TimeStyle): string {
  const days =
    weekdays.length > 0
      ? ` on ${nameDays(weekdays, "Monday to", SCREEN_LANGUAGE)}${weekdays.length === 1 ? "s" : ""}`
      : "";
  if (closed) return `You are now closed${days}.`;
  const from = opens === undefined ? "" : ` from ${writeTime(opens, style)}`;
  const to = closes === undefined ? "" : ` until ${writeTime(closes, style)}`;
  return `You are now open${from}${to}${days}.`;
}

function changeList(site: OpenedSite, rows: HoursRow[], wish: HoursWish, style: TimeStyle): CodeSplice[] {
  const changed = rows.filter((row) => touches(row, wish)).flatMap((row) => changeRow(site, row, wish, style));
  const known = rows.flatMap(({ weekdays }) => weekdays);
  const missing = wish.weekdays.filter((day) => !known.includes(day));
  return missing.length > 0 && (wish.closed || (wish.opens !== undefined && wish.closes !== undefined))
    ? [...changed, ...newRow(site, rows, missing, wish, style)]
    : changed;
}

/** A line for more days than are meant is parted: what was not meant keeps its hours. */
function changeRow(site: OpenedSite, row: HoursRow, wish: HoursWish, style: TimeStyle): CodeSplice[] {
  const meant = wish.weekdays.length === 0 ? row.weekdays : row.weekdays.filter((day) => wish.weekdays.includes(day));
  const before = row.weekdays.filter((day) => !meant.includes(day) && day < meant[0]!);
  const after = row.weekdays.filter((day) => !meant.includes(day) && day > meant[0]!);
  const { page } = site;
  if (before.length + after.length === 0)
    return rowEdits(site, row, row.node, row.daysText, newTimes(site, row, wish, style), wish.closed);
  const { start, end } = spanOf(elementAt(page, row.node)!);
  const pieces = [before, meant, after]
    .filter((days) => days.length > 0)
    .map((days) => {
      const own = days === meant;
      const times = own ? newTimes(site, row, wish, style) : row.timesText;
      const name = days.length === row.weekdays.length ? row.daysText : nameDays(days, row.daysText, languageOf(site));
      return written(site, row, name, times, own ? wish.closed : isClosed(row));
    });
  return [{ part: "html", start, end, text: pieces.join("") }];
}

function newTimes(
  site: OpenedSite,
  { timesText }: HoursRow,
  { closed, opens, closes }: HoursWish,
  style: TimeStyle,
): string {
  if (closed) return closedText(site);
  if (opens !== undefined && closes !== undefined)
    return `${writeTime(opens, style)}${style.dash}${writeTime(closes, style)}${style.suffix}`;
  const times = timesIn(timesText);
  const place = closes === undefined ? times[0] : times.at(-1);
  return place
    ? `${timesText.slice(0, place.start)}${writeTime(closes ?? opens!, style)}${timesText.slice(place.end)}`
    : timesText;
}

const languageOf = ({ page }: OpenedSite) => attribute(page.elements[0]!, "lang") ?? SCREEN_LANGUAGE;

function closedText(site: OpenedSite): string {
  const known = readHours(site)
    .flat()
    .find((row) => isClosed(row) && /^\p{L}+$/u.test(row.timesText));
  return known?.timesText ?? closedWord(languageOf(site));
}

/** The source of a line with other days and times; our own lines say in their class whether they are closed. */
function written(site: OpenedSite, row: HoursRow, days: string, times: string, closed: boolean): string {
  const source = sourceOf(site.page, elementAt(site.page, row.node)!);
  return changeSource(source, (piece, root) => rowEdits(piece, row, root, days, times, closed));
}

/** The changes of a line that begins at an element: in the page, or where it stands alone. */
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
  if (row.days === row.times) {
    const text = textOf(page, place(row.days)).replace(row.daysText, () => days);
    return (
      setText(
        page,
        place(row.days),
        text.replace(row.timesText, () => times),
        "built-in",
      )?.splices ?? []
    );
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

/** A line for days that had none, at their place in the week. */
function newRow(site: OpenedSite, rows: HoursRow[], days: number[], wish: HoursWish, style: TimeStyle): CodeSplice[] {
  const next = rows.find(({ weekdays }) => (weekdays[0] ?? 0) > days[0]!);
  const like = next ?? rows.at(-1)!;
  const text = written(
    site,
    like,
    nameDays(days, rows.map(({ daysText }) => daysText).join(" "), languageOf(site)),
    newTimes(site, like, wish, style),
    wish.closed,
  );
  const { start, end } = spanOf(elementAt(site.page, like.node)!);
  const at = next ? start : end;
  return [{ part: "html", start: at, end: at, text }];
}
