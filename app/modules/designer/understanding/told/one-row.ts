import { isClosed, readHours } from "../../../operations/facts/hours-rows";
import { remove } from "../../../operations/structure/remove";
import { setText } from "../../../operations/text/set-text";
import type { OpenedSite } from "../../../operations/opened-site";
import { call } from "../call";
import { together } from "../patterns/style/together";
import { daysIn } from "./day-lines";
import { sentencesOf } from "./message";
import type { Told, ToldReader } from "./part";

const RANGE =
  /(?<!\p{L})(?:one|a single|eine|una|une|uma|één|een)\s(?:\p{L}{2,12}\s)?(?:line|row|zeile|línea|fila|ligne|riga|linha|regel)\s(?:for|für|para|con|pour|per|com|voor|met|with|mit|avec)\s(?<days>\p{L}{4,12}\s?(?:-|–|to|thru|through|till|bis|a|à|al|até|tot|t\/m)\s?\p{L}{4,12})/iu;
const SAME =
  /(?<!\p{L})(?:same (?:hours|times)|gleichen? (?:zeiten|öffnungszeiten)|mism[oa]s? (?:horario|horas)|mêmes (?:horaires|heures)|stess[oi] orari[o]?|mesm[oa]s? (?:horários?|horas)|dezelfde (?:tijden|uren))(?!\p{L})/iu;
const MOST = 2;

/** 'Same hours as Tuesday to Thursday, so one line for Monday - Thursday and lose the closed one': rows that become one. */
export const readOneRow: ToldReader = (_words, source, { site }): Told | null => {
  const sentences = sentencesOf(source);
  for (const [at, { text, start, end }] of sentences.entries()) {
    const found = RANGE.exec(text)?.groups?.days;
    const before = sentences.slice(Math.max(0, at - MOST), at).findLast((each) => SAME.test(each.text));
    const made = found ? joined(found, site) : null;
    if (made) return { start: before?.start ?? start, end, call: made, isCloser: true };
  }
  return null;
};

/** The one open row of the days takes their names, where the others of them are closed: those go. */
function joined(said: string, site: OpenedSite) {
  const [first, last, ...others] = daysIn(said);
  const [rows, ...more] = readHours(site.page);
  if (first === undefined || last === undefined || others.length > 0 || !rows || more.length > 0) return null;
  const own = rows.filter(({ weekdays, at }) => at === null && weekdays.every((day) => day >= first && day <= last));
  const days = new Set(own.flatMap(({ weekdays }) => weekdays));
  const [open, ...rest] = own.filter((row) => !isClosed(row));
  const closed = own.filter(isClosed);
  if (!open || rest.length > 0 || closed.length === 0 || days.size !== last - first + 1) return null;
  const target = { nodes: [open.days], name: `the days of ${open.daysText}`, selector: null };
  const gone = {
    nodes: closed.map(({ node }) => node),
    name: `the line ${closed.map(({ daysText }) => daysText).join(", ")}`,
    selector: null,
  };
  return together([call(setText, { target, text: said }, said), call(remove, { target: gone }, gone.name)]);
}
