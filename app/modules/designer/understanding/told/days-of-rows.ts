import { REQUEST_LANGUAGES } from "~/lib/languages";
import { weekdayNames } from "../../../facts/reading/calendar-names";
import { setText } from "../../../operations/text/set-text";
import type { OpenedSite } from "../../../operations/opened-site";
import { call } from "../call";
import { together } from "../patterns/style/together";
import { sentencesOf } from "./message";
import type { Told, ToldReader } from "./part";
import { pageTexts } from "./text-likeness";

const DAYS = [...new Set(REQUEST_LANGUAGES.flatMap((language) => weekdayNames(language).flat()))].filter(
  (name) => name.length > 3,
);
const DAY = DAYS.toSorted((a, b) => b.length - a.length).join("|");
const ROW = new RegExp(`^(?<day>${DAY})(?<sign>\\s?[:–-]\\s)(?<what>.{2,80})$`, "iu");
const IS = "is|are|goes|ist|sind|kommt|es|son|va|est|sont|passe|è|sono|va|é|são|fica|is|zijn";
const ON = "on|the|on the|am|der|an|el|los|le|les|il|la|di|na|no|às|op|de";

/** 'Pittenweem is the Tuesday now and St Monans is the Wednesday': rows that say a day take what another of them said. */
export const readDaysOfRows: ToldReader = (_words, source, { site }): Told | null => {
  const rows = rowsOf(site);
  if (rows.length < 2) return null;
  for (const { text, start, end } of sentencesOf(source)) {
    const pairs = rows.flatMap(({ what }) => {
      const day = dayOf(what, text);
      return day === null ? [] : [{ what, day }];
    });
    const told = pairs.map(({ what, day }) => ({ what, to: rows.find((row) => row.day.toLowerCase() === day) }));
    const gone = new Set(told.map(({ what }) => what));
    const isRound = told.length > 1 && told.every(({ to, what }) => to && to.what !== what && gone.has(to.what));
    if (!isRound || new Set(told.map(({ to }) => to!.node)).size !== told.length) continue;
    const calls = told.map(({ what, to }) => {
      const target = { nodes: [to!.node], name: `the line of ${to!.day}`, selector: null };
      return call(setText, { target, text: `${to!.day}${to!.sign}${what}` }, what);
    });
    return { start, end, call: together(calls)!, isCloser: true };
  }
  return null;
};

interface Row {
  node: number;
  day: string;
  sign: string;
  what: string;
}

const rowsOf = ({ page }: OpenedSite): Row[] =>
  pageTexts(page).flatMap(({ node, text }) => {
    const said = ROW.exec(text)?.groups;
    return said ? [{ node, day: said.day!, sign: said.sign!, what: said.what! }] : [];
  });

/** The day that a text says right behind a name. */
function dayOf(what: string, text: string): string | null {
  const at = text.toLowerCase().indexOf(what.toLowerCase());
  const behind = at === -1 ? "" : text.slice(at + what.length);
  return (
    new RegExp(`^\\s(?:${IS})\\s(?:(?:${ON})\\s)?(?<day>${DAY})(?!\\p{L})`, "iu")
      .exec(behind)
      ?.groups?.day?.toLowerCase() ?? null
  );
}
