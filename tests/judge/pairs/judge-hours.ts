import type { SitePlan } from "~/modules/site/site-plan";
import { DAYS, ownerText, type Day, type PairCase } from "../truth";
import { endsOf, isSameOnClock, minutesOf, timesIn } from "./clock";
import type { Said, SaidHours, SaidOpening } from "./said";
import { judgement, type Fault, type Judgement } from "./verdict";
import { contentOf, saysInOrder, wordsMissing, wordsOf } from "./words";

type Row = SitePlan["business"]["hours"][number];
const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Each day that a page's table or its data names must be open as the owner said. */
export function judgeHours(each: PairCase, said: Said): Judgement {
  const { plan, hours: shown } = said;
  const { hours } = plan.business;
  const invented = shown.filter((row) => !hours.some(({ days, times }) => same(row, { days, times })));
  const days = DAYS.map((day, index) =>
    judgeDay(
      each,
      day,
      hours.filter((row) => row.weekdays?.includes(index)),
      said,
    ),
  );
  const faults = [
    ...invented.map((row) => fault(row, "no row of the plan")),
    ...days.flatMap((judged) => judged.faults),
  ];
  const count = (test: (judged: JudgedDay) => boolean) => days.filter(test).length;
  const judged = judgement(
    faults,
    count(({ agrees }) => agrees),
    days.flatMap(({ unread }) => unread),
  );
  return { ...judged, tally: { ...judged.tally, wrong: count((day) => day.faults.length > 0) + invented.length } };
}

const plain = (text: string) => wordsOf(text).join(" ");
const same = (one: SaidHours, other: SaidHours) =>
  plain(one.days) === plain(other.days) && plain(one.times) === plain(other.times);
const fault = ({ days, times }: SaidHours, told: string): Fault => ({
  subject: "hours",
  said: `${days}: ${times}`,
  told,
});

interface JudgedDay {
  faults: Fault[];
  agrees: boolean;
  unread: string[];
}

/** What the table says of a day, then what the data says of it. */
function judgeDay(each: PairCase, day: Day, rows: Row[], said: Said): JudgedDay {
  const listed = judgeRows(each, day, rows, said);
  const isPlain = !each.truth.hoursDoubtful || rows.every((row) => saysItAll(row, each, said));
  const faults = [...listed.faults, ...judgeData(each, day, said.openings, isPlain)];
  return { ...listed, faults, agrees: listed.agrees && faults.length === 0 };
}

function judgeRows(each: PairCase, day: Day, rows: Row[], said: Said): JudgedDay {
  const told = each.truth.hours[day];
  const judged = { faults: [] as Fault[], agrees: false, unread: [] as string[] };
  if (rows.length === 0) return { ...judged, unread: told ? [`${day}: ${told.join(", ")}`] : [] };
  // "From ten till six, every day but Tuesday": the days may come last.
  const isWritten = ({ days, times }: Row) =>
    [`${days} ${times}`, `${times} ${days}`].some((said) => saysInOrder(wordsOf(ownerText(each)), wordsOf(said)));
  const isRight = told
    ? isAsTold(rows, told, isWritten)
    : each.truth.hoursDoubtful && rows.every((row) => saysItAll(row, each, said));
  if (!isRight)
    return { ...judged, faults: rows.map((row) => fault(row, `${day}: ${told?.join(", ") ?? "not told"}`)) };
  const lost = each.truth.hoursDoubtful
    ? rows.filter((row) => !saysItAll(row, each, said) && !isToldIn(said, row, each))
    : [];
  return { ...judged, faults: lost.map((row) => fault(row, "its exception is lost")), agrees: told !== undefined };
}

/** Whether all rows of a day together say what its owner told. */
function isAsTold(rows: readonly Row[], told: readonly string[], isWritten: (row: Row) => boolean): boolean {
  if (told.includes("closed")) return rows.every(({ closed }) => closed);
  if (rows.some(({ closed }) => closed)) return false;
  const times = rows.toSorted(byOpening).flatMap((row) => timesIn(row.times));
  if (told.includes("appointment")) return times.length === 0;
  const spans = rows.flatMap((row) => row.spans ?? []);
  const sure = spans.every((span) => told.some((one) => isSpan(span, one)));
  const areRead = spans.length * 2 === endsOf(told).length || (spans.length === 0 && rows.every(isWritten));
  const isInWords = areRead && rows.some((row) => IN_WORDS.test(row.times));
  return (
    sure &&
    (isInWords ||
      isSame(times, endsOf(told), spans.length) ||
      ((spans.length * 2 === endsOf(told).length || (spans.length === 0 && rows.every(saysBreak))) &&
        hasSameTimes(times, endsOf(told))))
  );
}

/** Times that are no figures one by one: "24/7", "half nine", "ten in the morning", "21 e 30", "till noon". There the readers' own spans are judged, or the owner's words alone. */
const IN_WORDS =
  /24\/7|(?<!\p{L})(?:half|quarter|halb|viertel|dreiviertel|kwart|wpół|kwadrans|quart|cuarto|quarto|noon|midday|mittags?|midi|mediod[ií]a|mezzogiorno|meio[- ]dia|middag|południ\p{L}{1,2}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) in the|(?<=\d )(?:e|y|et) (?:30|trinta|trenta|treinta))(?!\p{L})/iu;

/**
 * "10-5, closed for lunch 1-2": the same times in another order, where the readers' own spans are those told, or they have
 * none and the row says its break.
 */
function hasSameTimes(times: readonly number[], ends: readonly number[]): boolean {
  const onClock = (minutes: readonly number[]) => minutes.map((each) => each % (12 * 60)).toSorted((a, b) => a - b);
  return String(onClock(times)) === String(onClock(ends));
}

const saysBreak = ({ times }: Row): boolean =>
  /(?<!\p{L})(?:lunch|break|mittag|pause|comida|descanso|déjeuner|pranzo|pausa|almoço|pauze|przerwa|استراحة)/iu.test(
    times,
  );

/** "Every evening 7-11, Sunday lunch 12-3, too": the rows of a day may stand in any order. */
const byOpening = (one: Row, other: Row) => opening(one).localeCompare(opening(other));
const opening = ({ spans = [] }: Row) => spans[0]?.opens ?? "";

/** "24 hours" and times in words have no two figures: there the readers' own spans are judged. */
function isSame(times: readonly number[], ends: readonly number[], spans: number): boolean {
  if (times.length < 2 && spans > 0) return spans * 2 === ends.length;
  return times.length === ends.length && times.every((time, index) => isSameOnClock(time, ends[index]!));
}

const isSpan = ({ opens, closes }: { opens: string; closes: string }, told: string) => {
  const [from = "", to = ""] = told.split("-");
  const end = (time: string) => minutesOf(time) % (24 * 60);
  return end(opens) === end(from) && (end(closes) === end(to) || (to === "24:00" && closes === "23:59"));
};

/** The stretches of the owner's text that tell a row's times, up to the next line, full stop or semicolon. */
function clausesOf({ days, times, closed }: Row, each: PairCase): string[] {
  // The word for closed is the page's, not the owner's.
  const wanted = wordsOf(closed ? days : times);
  return ownerText(each)
    .split(/[\n;]|(?<=\p{L}{2}|\d\s?h|[\d)€%!?])\.\s/u)
    .filter((clause) => saysInOrder(wordsOf(clause), wanted));
}

const saysItAll = (row: Row, each: PairCase, { plan }: Said): boolean =>
  clausesOf(row, each).some((clause) => {
    // "Sun closed, and shut all public holidays": what no day of the week has stands in a row of its own.
    const beside = plan.business.hours.filter(
      ({ days, weekdays = [] }) => weekdays.length === 0 && saysInOrder(wordsOf(clause), wordsOf(days)),
    );
    const told = [row, ...beside];
    const isUnsaid = (word: string) => !OPEN.has(word) && !(told.every(({ closed }) => closed) && SHUT.has(word));
    return (
      wordsMissing(
        contentOf(clause, each.language).filter(isUnsaid),
        wordsOf(told.map(({ days, times }) => `${days} ${times}`).join(" ")),
      ).length === 0
    );
  }) ||
  // "Saturdays mornings only" has no times that could be wrong, beside others that are told.
  (!row.closed &&
    !/\p{Nd}/u.test(row.times) &&
    saysInOrder(wordsOf(ownerText(each)), wordsOf(`${row.days} ${row.times}`)));

/** That a row is of hours says that they are of being open. */
const OPEN = new Set(
  wordsOf(
    "open opened offen geöffnet abierto abierta abrimos abre ouvert ouverte ouverts aperto aperta aperti aberto aberta geopend otwarte czynne مفتوح نفتح نعمل",
  ),
);

/** That a row says closed is said in the page's word, whatever the owner's is. */
const SHUT = new Set(
  wordsOf(
    "closed shut geschlossen zu ruhetag cerrado cerrada cerramos fermé fermée fermés chiuso chiusa fechado fechada encerrado gesloten dicht nieczynne zamknięte مغلق",
  ),
);

const isToldIn = ({ text }: Said, row: Row, each: PairCase): boolean =>
  clausesOf(row, each).some((clause) => saysInOrder(wordsOf(text), wordsOf(clause)));

/** Data has all of a day's times or none of them, and none where the owner's sentence says more than the row. */
function judgeData({ truth }: PairCase, day: Day, openings: readonly SaidOpening[], isPlain: boolean): Fault[] {
  const told = truth.hours[day];
  const said = openings.filter(({ dayOfWeek }) => dayOfWeek.includes(NAMES[DAYS.indexOf(day)]!));
  if (said.length === 0) return [];
  const isRight = told?.length === said.length && said.every((span) => told.some((one) => isSpan(span, one)));
  if (isRight && isPlain) return [];
  const shown = said.map(({ opens, closes }) => `${opens}-${closes}`).join(", ");
  const why = isRight ? "its exception is lost" : (told?.join(", ") ?? "not told");
  return [{ subject: "hours", said: `data: ${day} ${shown}`, told: why }];
}
