import { signsOf } from "../no-request";
import { isCall } from "../pattern";
import { isDone, type Planned } from "../planned";
import { detectSaid } from "../said-lexicon";
import { means, type Word } from "../word";
import {
  addedSentences,
  describes,
  dropsColour,
  forgetsDevice,
  isPassedOver,
  looseTexts,
  pointsAtIts,
  removesUnnamed,
} from "./passed-over";
import { forgetsException, holdsOld, namesMore, removesLook } from "./own-names";
import { isHalfSaid, refused } from "./half-said";
import { isNotMeant } from "./not-meant";
import { isIn, questionsIn } from "./questions";

/**
 * A plan in which nothing is done that the message does not ask for, or of which it says more than is done: each way to
 * read a message passes here.
 */
export function accounted(plan: readonly Planned[], words: readonly Word[], source: string): Planned[] {
  const questions = questionsIn(words, source);
  const asked = plan.map((planned) =>
    changes(planned) && isIn(questions, planned.words) && !isOwnQuestion(planned, source)
      ? { ...planned, understood: null, isRequest: false }
      : planned,
  );
  const added = addedSentences(words);
  const known = asked
    .map((planned, at) =>
      isDone(planned) &&
      (isHalfOf(sentenceBefore(asked, at), planned) ||
        isRemark(planned, asked[at + 1]) ||
        describes(planned) ||
        pointsAtIts(planned) ||
        (!planned.isTold && removesUnnamed(planned)) ||
        forgetsDevice(planned, words) ||
        dropsColour(planned) ||
        namesMore(planned) ||
        holdsOld(planned) ||
        forgetsException(planned, words, source) ||
        removesLook(planned, asked.slice(0, at)) ||
        isNotMeant(planned, asked, words) ||
        isHalfSaid(planned, asked, source) ||
        swallows(planned))
        ? refused(planned)
        : planned,
    )
    .map((planned, at, all) => {
      if (isTakenAlong(planned, all[at - 1])) return { ...planned, isRequest: false, isPassed: true };
      if (staysAsItIs(planned, source)) return planned;
      const isLeft = isMore(planned, all[at - 1]) || isPassedOver(all, at, questions) || isAdded(planned, all, added);
      return isLeft ? { ...planned, isRequest: true } : planned;
    });
  return known.some(isDone) ? [...known, ...leftOut(known, added, source)] : known;
}

/** 'Each keeps its own colour': what stays as it is asks for nothing. */
const staysAsItIs = ({ words, text, understood }: Planned, source: string): boolean =>
  understood === null &&
  signsOf(detectSaid(source)).stay.test(text) &&
  !words.some((word) => means(word, "literal") || means(word, "fact") || means(word, "colour") || means(word, "value"));

const isAdded = (planned: Planned, plan: readonly Planned[], added: readonly Word[][]): boolean =>
  planned.understood === null &&
  !planned.isPassed &&
  plan.some(isDone) &&
  added.some(([first]) => planned.words.some(({ start }) => start === first!.start));

/** Sentences that go on with something else, and that nothing was read of. */
const leftOut = (plan: readonly Planned[], added: readonly Word[][], source: string): Planned[] =>
  added
    .filter(
      (own) => !plan.some((planned) => planned.words.some((word) => own.some(({ start }) => start === word.start))),
    )
    .map((own) => ({
      words: own,
      text: source.slice(own[0]!.start, own.at(-1)!.end),
      understood: null,
      joinedBy: "and",
      endsSentence: true,
      isPassed: false,
      isRequest: true,
    }));

/** '…, the column on the left as well': what is to be so, too, is named when it is not. */
const isMore = ({ words, understood, isPassed }: Planned, before: Planned | undefined): boolean =>
  understood === null &&
  !isPassed &&
  before !== undefined &&
  isDone(before) &&
  (words.some((word) => means(word, "reference", "too")) || isOfAnother(words, before) || saysHow(words)) &&
  words.some(
    (word) => means(word, "thing") || means(word, "device") || means(word, "ordinal") || word.senses.length === 0,
  );

/** '… the others should have the whole width': how something is to be. */
const saysHow = (words: readonly Word[]): boolean =>
  words.some((word) => means(word, "light", "modal")) &&
  words.some((word) => means(word, "property") || means(word, "value"));

/** '… and the third one red': in the same sentence, without a verb of its own. */
const isOfAnother = (words: readonly Word[], before: Planned): boolean =>
  !before.endsSentence && !hasVerb(words) && words.some((word) => means(word, "colour") || means(word, "ordinal"));

/** 'In the menu, too': a part of the page takes what leads to it along when it goes. */
const isTakenAlong = ({ words, understood }: Planned, before: Planned | undefined): boolean =>
  understood === null &&
  before !== undefined &&
  isDone(before) &&
  GOING.has(before.understood?.reading.verb ?? "") &&
  words.some((word) => means(word, "reference", "too")) &&
  words.every(
    (word) =>
      means(word, "light") ||
      means(word, "link") ||
      means(word, "reference") ||
      means(word, "thing", "menu", "navigation"),
  );
const GOING: ReadonlySet<string> = new Set(["remove", "hide"]);

/** 'The red buttons | look a bit grim': without a verb, and the sentence goes on with what is so of it. */
const isRemark = ({ understood, words, endsSentence }: Planned, next: Planned | undefined): boolean =>
  understood?.pattern === "style" &&
  understood.reading.verb === null &&
  !endsSentence &&
  next !== undefined &&
  next.joinedBy === null &&
  next.understood === null &&
  !words.some((word, at) => means(word, "link") && words.slice(at + 1, at + 3).some(isLook));

/** 'In red', as against 'on the red button'. */
const isLook = (word: Word, at: number, next: readonly Word[]) =>
  (means(word, "colour") || means(word, "value")) && !(next[at + 1] && means(next[at + 1]!, "thing"));

/** A text without quotes that holds a second request: '… and move it up', '…, and put Baker below the name'. */
function swallows(planned: Planned): boolean {
  const { words } = planned;
  const texts = looseTexts(planned);
  return words.some((word, at) => {
    const next = words[at + 1];
    if (goesOnBehind(words, at) && texts.some((text) => text.includes(";"))) return true;
    if (!means(word, "light", "and") || !next) return false;
    const verb = words.slice(at + 1).find((each) => means(each, "verb", ...DOING));
    const isAsked =
      verb === next
        ? words.slice(at + 2, at + 3).some((each) => means(each, "reference", "it", "them", "that", "this"))
        : words[at - 1]?.text === ",";
    return verb !== undefined && isAsked && texts.some((text) => text.includes(verb.text) && / \S/.test(text));
  });
}
/** '…; and the tab should show …' */
const goesOnBehind = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === ";" &&
  words.slice(at + 1).some((word) => means(word, "thing")) &&
  words.slice(at + 1).some((word) => means(word, "light", "modal") || means(word, "verb", ...DOING));
const DOING = ["add", "put", "remove", "change", "move", "hide", "make", "replace"] as const;

/** 'The heading should be What to tell me': a question word of the owner's own text, in no question; or a question for the page. */
const isOwnQuestion = ({ isTold, words, text, understood }: Planned, source: string): boolean =>
  isTold === true &&
  ((understood?.pattern === "set-text" && !/\?/.test(text + source.slice(words.at(-1)!.end, words.at(-1)!.end + 2))) ||
    addsQuestion(understood));

const addsQuestion = (understood: Planned["understood"]): boolean =>
  understood !== null &&
  isCall(understood.result) &&
  understood.result.name === "add-item" &&
  ((understood.result.params as { words?: { name?: string } }).words?.name?.endsWith("?") ?? false);

const changes = ({ understood }: Planned): boolean =>
  understood !== null && isCall(understood.result) && !understood.result.tells;

/** What stands before a part in its sentence. */
function sentenceBefore(plan: readonly Planned[], at: number): Planned[] {
  const from = plan.slice(0, at).findLastIndex(({ endsSentence }) => endsSentence);
  return plan.slice(from + 1, at);
}

/** Whether a part goes on what was begun before it in its sentence, and was not understood: a list, a text. */
function isHalfOf(before: readonly Planned[], { words, isTold }: Planned): boolean {
  if (isTold) return false;
  const open = before.filter((part) => !isDone(part) && !part.isPassed);
  if (open.some((part) => part.isRequest && part.words.some((word) => means(word, "link", "colon")))) return true;
  const last = before.at(-1);
  return last !== undefined && open.includes(last) && !hasVerb(words) && !hasVerb(last.words) && isNamed(last.words);
}

const hasVerb = (words: readonly Word[]) => words.some((word) => means(word, "verb"));
const isNamed = (words: readonly Word[]) =>
  words.some((word) => means(word, "thing") || word.senses.length === 0 || means(word, "fact"));
