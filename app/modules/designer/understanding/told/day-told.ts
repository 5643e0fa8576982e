import { readHours, isClosed } from "../../../operations/facts/hours-rows";
import { setHours } from "../../../operations/facts/set-hours";
import { setText } from "../../../operations/text/set-text";
import type { OpenedSite } from "../../../operations/opened-site";
import { call } from "../call";
import { means } from "../word";
import { cueIn } from "../words/told-cues";
import { daysIn } from "./day-lines";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";

const CLOSED = "geschlossen|ruhetag|closed|shut|cerrado|fermé|chiuso|fechado|encerrado|gesloten|dicht";
const HERE = "da|dort|there|it|lì|ci|ahí|là|lá|daar|er";
const SHUT = new RegExp(
  `(?<!\\p{L})(?:${CLOSED}|zu|dicht|cerramos|fermons|fermés|chiudiamo|chiusi|fechamos|fechados)(?!\\p{L})`,
  "iu",
);
const TIME = "\\d{1,2}(?:[:.]\\d{2})?(?:\\s?(?:h|uhr|am|pm))?";
const NOW = new RegExp(
  `(?<!\\p{L})(?:${cueIn("writes")}|${cueIn("shouldSay")}|mach|make it)(?:\\s(?:${HERE}))?(?:\\s?:)?\\s+(?:(?:${HERE})\\s)?["“«„'‘]?(?:(?<closed>${CLOSED})|(?<times>${TIME}\\s?(?:[-–]|bis|to|till|a|à|alle|às|tot)\\s?${TIME}))["”»“'’]?(?!\\p{L})(?:\\s(?:hin|${cueIn("please")}))?`,
  "iu",
);

/** 'Sundays we are shut now, put closed there', 'c'è ancora lunedì chiuso: metti 12 - 22': the row of the one day that is named. */
export const readDayTold: ToldReader = (words, source, { site }): Told | null => {
  for (const { text, start, end } of sentencesOf(source)) {
    const found = NOW.exec(text);
    const days = found ? daysIn(text.slice(0, found.index)) : [];
    const [day, ...others] = days;
    const own = wordsWithin(words, { start, end });
    if (
      !found ||
      day === undefined ||
      others.length > 0 ||
      own.some((word) => means(word, "colour") || means(word, "fact", "price"))
    )
      continue;
    // 'The Friday class, make it 7 - 9' is of no opening hours.
    const isOfHours = SHUT.test(text.slice(0, found.index)) || own.some((word) => means(word, "thing", "hours"));
    if (!isOfHours) continue;
    const { closed, times } = found.groups!;
    const made = madeFor(day, closed ?? times!, closed !== undefined, site);
    if (made) return { start, end: start + found.index + found[0].length, call: made, isCloser: true };
  }
  return null;
};

/** In the words that were told, where a row is of that day alone. */
function madeFor(day: number, text: string, isShut: boolean, site: OpenedSite) {
  const lists = readHours(site.page);
  const rows = lists.flat().filter(({ weekdays }) => weekdays.length === 1 && weekdays[0] === day);
  const [row, ...others] = rows;
  if (!row || others.length > 0 || lists.length > 1 || (isShut && isClosed(row))) return null;
  if (row.at !== null) return isShut ? call(setHours, { weekdays: [day], closed: true }, row.daysText) : null;
  const target = { nodes: [row.times], name: `the hours of ${row.daysText}`, selector: null };
  return call(setText, { target, text }, row.daysText);
}
