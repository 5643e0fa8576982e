import type { NodeId } from "../../markup/page";
import { textOf } from "../text-of";
import { daysAt } from "../../facts/hours-grammar";
import { hoursTokens } from "../../facts/hours-tokens";
import { childrenOf, isWithin, parentNode, queryAll } from "../../cascade/query";
import type { OpenedSite } from "../opened-site";

/**
 * A line of opening hours. `days` and `times` are the elements that say them; in one line of text they are the same.
 */
export interface HoursRow {
  node: NodeId;
  days: NodeId;
  times: NodeId;
  daysText: string;
  timesText: string;
  weekdays: number[];
}

/** Opening hours on the page, list by list. */
export function readHours(site: OpenedSite): HoursRow[][] {
  const rows = [...pairRows(site), ...lineRows(site)];
  const lists = new Map<NodeId | null, HoursRow[]>();
  for (const row of rows) {
    const list = parentNode(site.page, row.node);
    lists.set(list, [...(lists.get(list) ?? []), row]);
  }
  return [...lists.values()];
}

const CELLS = new Set(["dt", "dd", "td", "th", "span", "strong", "b", "time"]);

/** Names and values: `dt` with `dd`, two cells of a table, two spans of a line. */
function pairRows(site: OpenedSite): HoursRow[] {
  const { page } = site;
  return queryAll(page, "div:has(> dt):has(> dd), tr, li, p").flatMap((node) => {
    const children = childrenOf(page, node).filter(
      (child) => CELLS.has(page.elements[child]!.tagName) && textOf(page, child) !== "",
    );
    const [days, ...others] = children;
    const times = others.at(-1);
    return days === undefined || times === undefined || others.length > 1
      ? []
      : toRow(site, node, days, times, textOf(page, days), textOf(page, times));
  });
}

/** 'Mon-Fri: 9am-5pm' as one text. */
function lineRows(site: OpenedSite): HoursRow[] {
  const { page } = site;
  const all = queryAll(page, "li, p, dd, div, span").filter(
    (node) =>
      textOf(page, node).length < 80 && childrenOf(page, node).every((child) => page.elements[child]!.tagName === "br"),
  );
  return all
    .filter((node) => !all.some((other) => other !== node && isWithin(page, other, node)))
    .flatMap((node) => {
      const text = textOf(page, node);
      const days = daysAt(hoursTokens(text), 0);
      const rest = days ? text.slice(days.end) : "";
      const lead = /^[\s:,–-]*/.exec(rest)![0];
      return days && lead.trim() + lead !== "" && rest.length > lead.length
        ? toRow(site, node, node, node, text.slice(0, days.end), rest.slice(lead.length))
        : [];
    });
}

function toRow(
  { page }: OpenedSite,
  node: NodeId,
  days: NodeId,
  times: NodeId,
  daysText: string,
  timesText: string,
): HoursRow[] {
  const span = daysAt(hoursTokens(daysText), 0);
  const saysTimes = /\d|clos|geschlossen|ruhetag|cerr|ferm|fecha|appointment/i.test(timesText);
  return span && saysTimes && daysText.slice(span.end).trim().length < 3 && textOf(page, node).length < 120
    ? [{ node, days, times, daysText, timesText, weekdays: span.weekdays }]
    : [];
}

export const isClosed = ({ timesText }: HoursRow): boolean => !/\d/.test(timesText);
