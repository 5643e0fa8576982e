import { childrenOf, isWithin, parentNode, queryAll } from "../../cascade/query";
import { splitSentences } from "../../facts/sentences";
import { readHoursSentence, type HoursSentence } from "../../facts/hours/read-sentence";
import { attribute } from "../../markup/html-document";
import { oncePerPage, type EditablePage, type NodeId } from "../../markup/page";
import { isBlock } from "../../markup/visible-text";
import { textOf } from "../text-of";

/**
 * A statement of opening hours. `days` and `times` are the elements that say them; in one line of text they are the
 * same, and `at` is where the statement stands in it.
 */
export interface HoursRow {
  node: NodeId;
  days: NodeId;
  times: NodeId;
  daysText: string;
  timesText: string;
  weekdays: readonly number[];
  at: RowSpan | null;
}

/** Offsets in the text of an element. */
interface RowSpan {
  start: number;
  end: number;
  days: { start: number; end: number };
  times: { start: number; end: number };
}

/** Opening hours on the page, list by list: all that is understood to the last word, and nothing else. */
export const readHours = oncePerPage((page: EditablePage): HoursRow[][] => {
  const pairs = pairRows(page);
  const rows = [...pairs, ...lineRows(page, pairs)];
  const lists = new Map<NodeId | null, HoursRow[]>();
  for (const row of rows) {
    const list = isAlone(page, row) ? parentNode(page, row.node) : row.node;
    lists.set(list, [...(lists.get(list) ?? []), row]);
  }
  return [...lists.values()].map((list) =>
    withoutNamedApart(list).sort((a, b) => a.node - b.node || (a.at?.start ?? 0) - (b.at?.start ?? 0)),
  );
});

/** 'Weekdays 8-6, Wed until 1': a day that has a row of its own is not meant by the wider one. */
const withoutNamedApart = (list: HoursRow[]): HoursRow[] =>
  list.map((row) => {
    const apart = list
      .filter(({ weekdays }) => weekdays.length < row.weekdays.length)
      .flatMap(({ weekdays }) => weekdays);
    const own = row.weekdays.filter((day) => !apart.includes(day));
    return own.length > 0 ? { ...row, weekdays: own } : row;
  });

/** Whether a line says nothing besides. */
export const isAlone = (page: EditablePage, { node, at }: HoursRow): boolean =>
  at === null || textOf(page, node).length - (at.end - at.start) < 3;

const CELLS = new Set(["dt", "dd", "td", "th", "span", "strong", "b", "time"]);
const LONGEST_ROW = 120;

/** Names and values: `dt` with `dd`, two cells of a table, two spans of a line. */
function pairRows(page: EditablePage): HoursRow[] {
  return queryAll(page, "div:has(> dt):has(> dd), div:has(> span), tr, li, p").flatMap((node) => {
    const cells = childrenOf(page, node).filter(
      (child) => CELLS.has(page.elements[child]!.tagName) && textOf(page, child) !== "",
    );
    const [days, times, ...more] = cells;
    if (days === undefined || times === undefined || more.length > 0 || textOf(page, node).length > LONGEST_ROW)
      return [];
    const [daysText, timesText] = [textOf(page, days), textOf(page, times)];
    const weekdays = weekdaysOf(page, daysText, timesText);
    return weekdays ? [{ node, days, times, daysText, timesText, weekdays, at: null }] : [];
  });
}

function weekdaysOf(page: EditablePage, days: string, times: string): readonly number[] | null {
  const said = read(page, `${days.trim().replace(/:$/, "")}: ${times}`);
  const [only, ...others] = said?.statements ?? [];
  return only && others.length === 0 && only.value.days.weekdays.length > 0 ? only.value.days.weekdays : null;
}

/** A sentence about hours in the page's language or in English; null where a word of it is left over. */
function read(page: EditablePage, text: string): HoursSentence | null {
  if (!/\p{L}/u.test(text)) return null;
  const lang = (attribute(page.elements[0]!, "lang") ?? "en").split("-")[0]!.toLowerCase();
  for (const language of new Set([lang, "en"])) {
    const said = readHoursSentence(text, language);
    if (said.statements.length > 0 && said.left.length === 0 && !said.isForeign && !said.saysMore) return said;
  }
  return null;
}

const LINES = "li, p, dd, td, div, span, address, small, time, strong, b";
const LONGEST_LINE = 600;
const MAY_BE_HOURS = /\d|\p{L}{2}[.:]?\s.*(?:clos|shut|geschl|ruhetag|zu\b|cerr|ferm|chius|fech|encerr|geslot|dicht)/iu;

/** 'Open Mon-Fri 9am-5pm' in a text of its own or among others. */
function lineRows(page: EditablePage, pairs: readonly HoursRow[]): HoursRow[] {
  const lines = queryAll(page, LINES).filter((node) => {
    const text = textOf(page, node);
    return (
      text.length < LONGEST_LINE &&
      MAY_BE_HOURS.test(text) &&
      !childrenOf(page, node).some((child) => isBlock(page.elements[child]!))
    );
  });
  return lines
    .filter((node) => !pairs.some((row) => isWithin(page, node, row.node)))
    .filter((node) => !lines.some((other) => other !== node && isWithin(page, node, other)))
    .flatMap((node) =>
      splitSentences(textOf(page, node)).flatMap(({ text, start }) => statementsIn(page, node, text, start)),
    );
}

function statementsIn(page: EditablePage, node: NodeId, text: string, from: number): HoursRow[] {
  const said = read(page, text);
  if (!said) return [];
  const place = ({ at, next }: { at: number; next: number }) => ({
    start: from + said.tokens[at]!.start,
    end: from + said.tokens[next - 1]!.end,
  });
  const rows = said.statements.map((statement): HoursRow | null => {
    const { days, label, value, isClosed } = statement.value;
    const closed = said.tokens.findIndex(
      (token, at) => at >= statement.at && at < statement.next && token.kind === "closed",
    );
    const span = value ?? (isClosed && closed !== -1 ? { at: closed, next: closed + 1 } : undefined);
    if (!span || days.weekdays.length === 0) return null;
    const at = { ...place(statement), days: place(label), times: place(span) };
    const slice = (of: { start: number; end: number }) => text.slice(of.start - from, of.end - from);
    return {
      node,
      days: node,
      times: node,
      daysText: slice(at.days),
      timesText: slice(at.times),
      weekdays: days.weekdays,
      at,
    };
  });
  // One statement that cannot be changed leaves the sentence as it is.
  return rows.every((row) => row !== null) ? rows : [];
}

export const isClosed = ({ timesText }: HoursRow): boolean => !/\d/.test(timesText);
