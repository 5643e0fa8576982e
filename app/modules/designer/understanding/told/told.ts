import { addItem } from "../../../operations/structure/add-item";
import { setPrice } from "../../../operations/facts/set-price";
import type { Target } from "../../../operations/target";
import { remove } from "../../../operations/structure/remove";
import { addText } from "../../../operations/text/add-text";
import { deleteWords } from "../../../operations/text/delete-words";
import { replaceWords } from "../../../operations/text/replace-words";
import { setText } from "../../../operations/text/set-text";
import { planRequests, talkAfter } from "../plan-requests";

import { isCall, type Call } from "../pattern";
import type { Piece } from "../pieces";
import { isDone, type Planned } from "../planned";
import { knownWords } from "../known-words";
import type { Known, Understood } from "../read-request";
import { readWords } from "../read-words";
import { means, type Word } from "../word";
import { beginsReason, segmentsOf } from "./segments";
import { readAnswer } from "./answers";
import { readAligned } from "./aligned";
import { readAlike } from "./alike";
import { readBoxText } from "./box-texts";
import { readCopyrightYear } from "./copyright-year";
import { readDayLine } from "./day-lines";
import { readDenied } from "./denied";
import { readEverywhere, readWherever } from "./everywhere";
import { readEntry } from "./entries";
import { readFigure } from "./figures";
import { readFormField } from "./form-fields";
import { readLeaving } from "./leaving";
import { readListed } from "./listed";
import { readPhoneNumber } from "./phone-number";
import { readPriceRun } from "./price-runs";
import { readPerson } from "./people";
import { readKept } from "./kept";
import { readHeading } from "./headings";
import { readDayTold } from "./day-told";
import { readDaysOfRows } from "./days-of-rows";
import { readFirstEntry } from "./first-entry";
import { readMenuOrder } from "./menu-order";
import { readNewLine } from "./new-line";
import { readRemovedLabel } from "./removed-label";
import { readThereInstead } from "./there-instead";
import { readMisspelt } from "./misspelt";
import { readWordOut } from "./word-out";
import { readCompoundPrice } from "./compound-price";
import { readOneRow } from "./one-row";
import { readPersonGone } from "./person-gone";
import { readFieldInstead } from "./field-instead";
import { readFieldPlaced } from "./field-placed";
import { readLeastNumber } from "./least-number";
import { readHeadPair } from "./head-pair";
import { readHeadText } from "./head-texts";
import { readInItsPlace } from "./in-its-place";
import { readLabelSaid } from "./label-said";
import { readMarkedEntry } from "./marked-entry";
import { readMovedInEntry } from "./moved-in-entry";
import { readPricesInk } from "./prices-ink";
import { readSized } from "./sized";
import { readSectionMove } from "./section-moves";
import { readNewSection } from "./new-section";
import { readNewName } from "./names";
import { readNotTheOld } from "./not-the-old";
import { readPlacing } from "./placing";
import { readLinkAddress } from "./link-addresses";
import { readProfile } from "./profiles";
import { readQuestion } from "./questions";
import { readRequiredField } from "./required-fields";
import { readRephrased } from "./rephrased";
import { readReworded } from "./reworded";
import { readRows } from "./rows";
import { readSaidSentence } from "./said-sentence";
import { readSaidLoosely } from "./said-loosely";
import { readSaidThere } from "./said-there";
import { readSideLine } from "./side-lines";
import { readThatLine } from "./that-line";
import { readStripText } from "./strip-texts";
import { readStreetNumber } from "./street-number";
import { readSwapping } from "./swapping";
import { readSpelling } from "./spelling";
import { readWas } from "./was";
import type { Message, Told, ToldReader } from "./part";

/** The readers of what several sentences tell together, in their order. */
export const TOLD_READERS: readonly ToldReader[] = [
  readHeadPair,
  readHeadText,
  readCopyrightYear,
  readNewSection,
  readFormField,
  readFieldInstead,
  readFieldPlaced,
  readLeastNumber,
  readRequiredField,
  readQuestion,
  readAnswer,
  readPhoneNumber,
  readStreetNumber,
  readLinkAddress,
  readProfile,
  readInItsPlace,
  readMarkedEntry,
  readMovedInEntry,
  readDaysOfRows,
  readFirstEntry,
  readDayTold,
  readOneRow,
  readEntry,
  readListed,
  readSwapping,
  readSpelling,
  readMisspelt,
  readWordOut,
  readEverywhere,
  readWherever,
  readThereInstead,
  readLabelSaid,
  readRemovedLabel,
  readMenuOrder,
  readNewLine,
  readRephrased,
  readHeading,
  readNewName,
  readSaidThere,
  readSaidLoosely,
  readPerson,
  readPersonGone,
  readKept,
  readSideLine,
  readPricesInk,
  readSized,
  readAlike,
  readPlacing,
  readSectionMove,
  readStripText,
  readBoxText,
  readReworded,
  readDayLine,
  readThatLine,
  readSaidSentence,
  readLeaving,
  readPriceRun,
  readCompoundPrice,
  readFigure,
  readWas,
  readNotTheOld,
  readAligned,
  readDenied,
  readRows,
];

/** A plan in which what several sentences tell together is one request, where more is understood so. */
export function withTold(plan: Planned[], words: readonly Word[], source: string, known: Known): Planned[] {
  const isWhole =
    plan.some(isDone) && plan.every((planned) => isDone(planned) || !(planned.understood || planned.isRequest));
  const told = planTold(words, source, known);
  const doneBy = plan.filter(isDone);
  // What is new, or is told of somebody, may have been read without the sentence that says where.
  const isMore = told?.some((each) => each.isTold && isDone(each) && doneBy.some((other) => isLonger(each, other)));
  // What stays as it is must not be changed.
  const isKept = told?.some((each) => each.isTold && !isDone(each) && doneBy.some((other) => isOfSame(each, other)));
  const isBetter =
    isKept || (isWhole && isMore) || (told !== null && tells(told) > tells(plan) + (isWhole ? WHOLE : 0));
  return told && isBetter ? told : plan;
}

/** What is understood as it stands gives way only to what does more. */
const WHOLE = 0.5;
const LONGER = 2;

const operationOf = ({ understood }: Planned) => understood && isCall(understood.result) && understood.result.name;

/** Whether one part is read of more words than another, and of the same. */
const isLonger = (told: Planned, other: Planned): boolean => {
  const [is, was] = [operationOf(told), operationOf(other)];
  const isBetter =
    (told.words.length > other.words.length + LONGER && (told.isCloser === true || ADDS.has(was || ""))) ||
    (is === was && told.isCloser === true) ||
    (is === addItem.name && was === setPrice.name) ||
    (is === deleteWords.name && was === remove.name);
  return isBetter && isOfSame(told, other);
};
const ADDS: ReadonlySet<string> = new Set([addItem.name, addText.name]);
const isOfSame = (told: Planned, other: Planned) =>
  other.words.some(({ start }) => told.words.some((word) => word.start === start));

/** What is done counts, and what is left against it. */
const tells = (plan: readonly Planned[]): number =>
  plan.filter(isDone).length +
  plan.filter((planned) => planned.isTold && planned.isCloser && isDone(planned)).length / 10 -
  plan.filter((planned) => !isDone(planned) && (planned.understood || planned.isRequest)).length / 100;

/** The same part read once more, on the page as it is now. */
export const toldAgain = ({ words }: Planned, source: string, known: Known): Understood | null =>
  planTold(words, source, known, { words: readWords(source, knownWords(known.site.page)), source })?.find(
    ({ isTold, understood }) => isTold && understood,
  )?.understood ?? null;

/** A message with what several sentences tell together as one request; null where none do. */
export function planTold(
  words: readonly Word[],
  source: string,
  known: Known,
  message: Message = { words, source },
): Planned[] | null {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return null;
  // Each reader sees its own words only, where they stand in the message.
  const own =
    " ".repeat(first.start) +
    source.slice(first.start, last.end + (/^[.!?…)"”»]+/.exec(source.slice(last.end, last.end + 4))?.[0].length ?? 0));
  const found = firstTold(words, own, known, message);
  if (!found) return null;
  const whole = withGoAhead(withReason(found, words, own), words, own);
  return [...around(words, source, known, whole, message)];
}

/** What the first reader finds that finds anything: the others need not look. */
const firstTold: ToldReader = (...given) => {
  for (const reader of TOLD_READERS) {
    const told = reader(...given);
    if (told) return told;
  }
  return null;
};

/** A reason right behind what is told belongs to it: '… kan weg want dat is voorbij'. */
function withReason(told: Told, words: readonly Word[], source: string): Told {
  const [next] = segmentsOf(
    words.filter(({ start }) => start >= told.end),
    source,
  );
  const isNews = next?.words.some((word) => means(word, "fact") || means(word, "literal") || means(word, "colour"));
  return next && !isNews && beginsReason(next, source) && told.call ? { ...told, end: next.end } : told;
}

/** 'Correct it wherever the hours are, at the top and further down': a word that is another everywhere is so there. */
function withGoAhead(told: Told, words: readonly Word[], source: string): Told {
  const isEverywhere =
    told.call?.name === replaceWords.name && !(told.call.params as { within?: unknown } | undefined)?.within;
  if (!isEverywhere) return told;
  const behind = segmentsOf(
    words.filter(({ start }) => start >= told.end),
    source,
  );
  const first = behind[0]?.words.find((word) => !means(word, "light"));
  const end = behind.findIndex(({ words: own, isFirst }, at) => (at > 0 && isFirst) || !own.every(isOfPlace));
  const last = behind[(end === -1 ? behind.length : end) - 1];
  const isAsked = first !== undefined && means(first, "verb", "change", "replace", "make");
  const isSameSentence = /^\s?,\s$/.test(source.slice(told.end, behind[0]?.start));
  return last && (isAsked || isSameSentence) ? { ...told, end: last.end } : told;
}
const PLACE =
  /^(?:where|wherever|wo|überall|donde|où|partout|dove|onde|waar|overal|places?|stellen?|sitios?|endroits?|posti|lugar(?:es)?|plekken|giù|su|dessus|dessous|aparece|stands?|steht|staat)$/iu;
const isOfPlace = (word: Word): boolean =>
  PLACE.test(word.text) ||
  means(word, "light") ||
  means(word, "link") ||
  means(word, "reference") ||
  means(word, "thing") ||
  means(word, "scope", "all", "both", "everywhere") ||
  means(word, "value", "up", "down", "more", "left", "right") ||
  means(word, "verb", "change", "be", "replace", "make");

function* around(
  words: readonly Word[],
  source: string,
  known: Known,
  told: Told,
  message: Message,
): Generator<Planned> {
  const rest = (own: readonly Word[], given: Known) =>
    planTold(own, source, given, message) ?? planRequests(own, source, given);
  const before = words.filter(({ end }) => end <= told.start);
  const behind = words.filter(({ start }) => start >= told.end);
  if (before.length > 0) yield* rest(before, known);
  const planned = plannedFor(words, source, told);
  yield planned;
  const isText = planned.understood !== null && planned.understood.reading.pieces.length > 0;
  const dialogue = isText ? talkAfter([planned], known.dialogue) : known.dialogue;
  if (behind.length > 0) yield* rest(behind, { ...known, dialogue });
}

const plannedFor = (words: readonly Word[], source: string, { start, end, call, isCloser }: Told): Planned => ({
  ...(isCloser && { isCloser }),
  words: words.filter((word) => word.start >= start && word.end <= end),
  text: source.slice(start, end),
  understood: call && { pattern: call.name, reading: { verb: null, pieces: spokenOf(call) }, loose: 0, result: call },
  joinedBy: null,
  endsSentence: true,
  isPassed: call === null,
  isRequest: call !== null,
  isTold: true,
});

/** A text that was given is what 'it' means next. */
function spokenOf({ name, params }: Call): Piece[] {
  const target = name === setText.name ? (params as { target?: Target } | undefined)?.target : undefined;
  const phrase = { text: target?.name ?? "", words: [], head: null, many: false, within: null };
  return target ? [{ kind: "phrase", link: null, text: target.name, phrase: { ...phrase, target } }] : [];
}
