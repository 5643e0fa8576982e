import { capitalised } from "../language/capitalised";
import { isClosed } from "../language/may-cut";
import { asciiDigits } from "./digits";
import { dateTokens } from "./date-tokens";
import { AWAY, leftBeside, NAMELESS, namesWeekday, OPEN_OR_CLOSED, PAST, whenIn } from "./date-words";
import { notToVisitors } from "./orders/orders-maker";
import { is, moneyTokens } from "./prices/money";

/** When, and what happens then, both in the owner's words. */
interface Dated {
  when: string;
  what: string;
}

/** What a sentence announces, and whether that is all that it says. */
export interface DatedSentence {
  items: Dated[];
  isAll: boolean;
}

/** In letters: a longer sentence tells a story, and so does more beside a date. */
const LONGEST = 260;
const LONGEST_WHAT = 100;
/** Days of the years before are told of, and not announced. */
const FIRST_YEAR = 2026;
/** Above this a sentence is for the maker or for nobody. */
const MOST_MAKER = 0.5;

/** "Before 12 December", "bis 30. April": what makes a date the end or the beginning of a time is part of it. */
const BOUND =
  /(?<!\p{L})(?:before|by|until|till?|thru|through|from|since|vor(?: dem)?|bis(?: zum)?|ab(?: dem)?|antes d[eo]l?|hasta(?: el)?|desde(?: el| o)?|a partir d[eo]l?(?: día)?|avant le|jusqu['’]au|à partir du|dès le|prima del|entro il|fino al|a partire dal|dal|até(?: a| ao)?|voor|tot|vanaf|przed|do|od|قبل|حتى|من|إلى)\s*$/iu;
/** What leads up to a date, and parts it from what stands before. */
const LEADS =
  /(?:[\s,:;(–—-]|(?<!\p{L})(?:is|are|on|in|the|this year|ist|sind|am|im|den|der|die|das|vom|es|el|los|del|le|les|du|est|è|il|dal|é|dias?|no|na|nos|em|a|op|de|w|dnia|jest|to|و?يوم|في|و?بـ)|(?<!\p{L})(?:dal)?l['’])$/iu;
/** What stands between a date and the words behind it. */
const BEHIND = /^[\s,:;)–—-]+/u;
/** "On 8 May is the great clearing": what only says that it is. */
const IS = /^(?:is|are|ist|sind|zijn|es|son|est|sont|è|sono|é|são|jest|są)\s/iu;
/** Words on either side of a date within a clause; more of them may be two sentences without a stop between them. */
const MOST_BEFORE = 5;
const MOST_BEHIND = 12;
const JOINS = /^\s*(?:,\s*)?(?:and|und|y|et|e|en|i|oraz|plus|but|aber|pero|mais|ma|mas|maar|ale)\s/iu;
// oxlint-disable regexp/no-super-linear-move -- Sentences of at most 260 letters.
const ENDS = /[.!)\s]+$/u;
const ENDS_PART = /[\s,:;–—-]+$/u;
// oxlint-enable regexp/no-super-linear-move
const APART = /^\s*[,:;]/u;
/** The next of two announcements begins behind a comma or an "and". */
const NEXT = /^\s*[,;]\s*(?:and|und|y|et|e|en|i)?\s?|^\s(?:and|und|y|et|e|en|i|oraz)\s/iu;

/**
 * What a sentence of a text announces for a day of a year: "Open day on Saturday 27 February 2027, cawl on the stove". All
 * of its words stand with the date, in their order; what is joined behind by "and" stays in the text. A date without its
 * year is one where the business is closed or open then. Undefined where it tells of the past, speaks to the maker, or has
 * days of the week besides, which are hours.
 */
export function datedSentence(text: string, language: string): DatedSentence | undefined {
  if (text.length > LONGEST || !/\p{Nd}/u.test(text)) return undefined;
  const said = text.replace(ENDS, "").replace(/^[(\s]+/u, "");
  if (PAST.test(said) || /[?؟]/u.test(said)) return undefined;
  const clauses = clausesOf(said);
  const read = clauses.map((clause) => itemOf(clause));
  const items = read.flatMap((each) => (each ? [each.item] : []));
  if (items.length < clauses.length || items.length === 0 || notToVisitors(text, language) > MOST_MAKER)
    return undefined;
  const hasMoney = moneyTokens(text, language).some((token) => is(token, "money", "condition"));
  return { items, isAll: !hasMoney && read.every((each) => each?.isAll) };
}

/** "The season opens on 16 April 2027, the last show is on 3 October 2027": each date with the words before it. */
function clausesOf(text: string): string[] {
  const first = whenIn(text);
  const rest = first ? text.slice(first.end) : "";
  const next = first && whenIn(rest) ? NEXT.exec(rest) : null;
  if (!first || !next) return [text];
  const behind = rest.slice(next[0].length);
  return (whenIn(behind)?.start ?? 0) > 0 ? [text.slice(0, first.end), ...clausesOf(behind)] : [text];
}

function itemOf(clause: string): { item: Dated; isAll: boolean } | undefined {
  const found = whenIn(clause);
  if (!found) return undefined;
  const start = found.start + (WEEKEND.exec(clause.slice(found.start, found.end))?.[0].length ?? 0);
  const day = clause.slice(start, found.end);
  const [lead, rest] = [clause.slice(0, start), clause.slice(found.end)];
  const bound = BOUND.exec(lead)?.[0] ?? "";
  const before = withoutLeads(lead.slice(0, lead.length - bound.length));
  const behind = rest
    .replace(BEHIND, "")
    .replace(before ? "" : IS, "")
    .replace(ENDS_PART, "");
  const isApart = APART.test(rest) || /[,:]\s*$/u.test(lead);
  const all = [before, behind].filter(Boolean).join(isApart ? ", " : " ");
  const isCut = before !== "" && (JOINS.test(rest) || (APART.test(rest) && all.length > LONGEST_WHAT));
  if (!isCut && !isApart && behind && !isOneClause(before, behind)) return undefined;
  const what = isCut ? before : all;
  const isOther =
    !isClosed(what) ||
    CONTACT.test(what) ||
    NAMELESS.test(what) ||
    whenIn(what) !== undefined ||
    namesWeekday(what.replace(LONG, "")) ||
    what.length > LONGEST_WHAT;
  if (isOther || !/\p{L}{3}/u.test(what) || !isAnnounced(day, what)) return undefined;
  const when = `${isRange(day) ? "" : bound.trim()} ${day}`.trim().replace(/(\p{L})\.$/u, "$1");
  return { item: { when: capitalised(when), what: capitalised(what) }, isAll: !isCut };
}

/** "Over the long weekend, 3-5 October": what the days are called stands before them. */
const WEEKEND = /^(?:weekends?|wochenende|week-end|fin de semana),?\s/iu;
const LONG = /(?<!\p{L})(?:weekends?|wochenende|week-end|fin de semana)(?!\p{L})/giu;

/** "Order before 12 December if you want it for Christmas", "das Vortragsspiel findet am 13. März im Pfarrsaal statt". */
const isOneClause = (before: string, behind: string): boolean =>
  (before === "" || /^\P{Lu}/u.test(behind)) && wordsOf(before) <= MOST_BEFORE && wordsOf(behind) <= MOST_BEHIND;
const wordsOf = (text: string): number => text.split(/,\s|\s[–—-]\s/u)[0]!.split(/\s+/u).length;

/** A number to call, or an address of mail. */
const CONTACT = /@|\p{Nd}{3}[\s./-]?\p{Nd}{3}/u;

const isRange = (day: string): boolean => (day.match(DAY_NUMBER) ?? []).length > 1;
const DAY_NUMBER = /(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/gu;

/** A day of a year to come; without the year, days on which something is closed or open. */
function isAnnounced(day: string, what: string): boolean {
  const [year] = /(?<!\d)20\d\d(?!\d)/u.exec(asciiDigits(day)) ?? [];
  if (year !== undefined) return Number(year) >= FIRST_YEAR && /\p{Nd}{1,2}(?!\p{Nd})/u.test(day.replace(year, ""));
  const kinds = dateTokens(day).map(({ kind }) => kind);
  const isDay = kinds.some((kind) => kind === "D" || kind === "N") && !kinds.includes("E") && !kinds.includes("t");
  return isDay && (OPEN_OR_CLOSED.test(what) || AWAY.test(what)) && leftBeside(what, false).length === 0;
}

/** Without the words and signs at its end that lead up to a date. */
function withoutLeads(text: string): string {
  let left = text;
  for (let next = left.replace(LEADS, ""); next !== left; next = left.replace(LEADS, "")) left = next;
  return left;
}
