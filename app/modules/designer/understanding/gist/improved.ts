import { addItem } from "../../../operations/structure/add-item";
import { move } from "../../../operations/structure/move";
import { remove } from "../../../operations/structure/remove";
import type { Target } from "../../../operations/target";
import { replaceWords } from "../../../operations/text/replace-words";
import { isHalfOfSubject } from "../account/half-of-subject";
import { saysMore } from "../account/passed-over";
import { isCall } from "../pattern";
import { isDone, type Planned } from "../planned";
import type { Known, Understood } from "../read-request";
import { means, type Word } from "../word";
import { sentencesOf } from "../told/message";
import { isPerson } from "../told/spoken-of";
import { wordsIn } from "../told/text-likeness";
import { isPlainVerb } from "./asks";
import { readGist } from "./read-gist";

/** A plan in which parts are not understood, read once more by what it speaks of; as it was where that tells no more. */
export function improved(plan: Planned[], words: readonly Word[], source: string, known: Known): Planned[] {
  const isWhole = plan.every(({ understood, isRequest }) => (understood ? isCall(understood.result) : !isRequest));
  if (isWhole && plan.some(({ understood }) => understood)) return plan;
  const found = readGist(words, source, known, (own) => plan.some((one) => isOf(one, own)));
  if (!found) return plan;
  const read = found.map(({ words: own, understood }) => ({
    words: [...own],
    text: source.slice(own[0]!.start, own.at(-1)!.end),
    understood,
    joinedBy: "sign" as const,
    isPassed: false,
    endsSentence: false,
    isRequest: understood !== null || own.some(saysHow) || plan.some((one) => isLeft(one) && shares(one, own)),
  }));
  const all = read.map((each): Planned => {
    // What was only half said is not all said because a part of it reads well.
    if (each.understood && plan.some((one) => one.isRefused && isHalfOfSubject(one, plan) && shares(one, each.words)))
      return { ...each, understood: null, isRequest: true, isRefused: true };
    const done = plan.find((one) => isOf(one, each.words));
    const isBetter = done && (done.isCloser || isPlaceIn(done, each.understood));
    return each.understood && !isBetter ? each : (done ?? each);
  });
  // What was no clause of its own to this reader is still left, or done, as it was before.
  const others = plan.filter(
    (one) => (isLeft(one) || isNews(one) || isDoneByTelling(one)) && !all.some(({ words: own }) => shares(one, own)),
  );
  const sorted = [
    ...new Set([...all, ...others, ...plan.filter(isLeft).flatMap((one) => restOf(one, all, source))]),
  ].toSorted((one, other) => one.words[0]!.start - other.words[0]!.start);
  return withoutSpokenOf(sorted);
}

/** A plan in which what was only spoken of, for the request behind it, asks for nothing. */
export const withoutSpokenOf = (plan: readonly Planned[]): Planned[] =>
  plan.map((planned, at) => (isSpokenOf(planned, plan[at + 1]) ? { ...planned, isRequest: false } : planned));

/** 'The Reserve button promises too much. Call it Ask': what 'it' means was only spoken of. */
const isSpokenOf = ({ understood, words, text }: Planned, next: Planned | undefined): boolean =>
  understood === null &&
  (words.some((word) => means(word, "thing")) || isWhoGoes(text, next)) &&
  !words.some((word) => NEWS.some((kind) => means(word, kind)) || (means(word, "verb") && !isPlainVerb(word))) &&
  isDone(next) &&
  next!.words.some((word) => means(word, "reference", "it") || isPerson(word)) &&
  !next!.words.some((word) => means(word, "thing"));
/** 'Lee's gone to work for his brother. Take him off': whom the request takes away is named. */
function isWhoGoes(text: string, next: Planned | undefined): boolean {
  const result = next?.understood?.result;
  if (!result || !isCall(result) || result.name !== remove.name) return false;
  const { target } = result.params as { target: Target };
  const [name] = wordsIn(target.name.split(/[“”]/u)[1] ?? target.name);
  return name !== undefined && wordsIn(text).includes(name);
}

const NEWS = ["fact", "literal", "colour", "value"] as const;

/** 'Add Lucy, after Ben': where something new is to stand moves nothing that is there. */
const isPlaceIn = ({ understood: told, isTold }: Planned, read: Understood | null): boolean =>
  isTold === true &&
  read !== null &&
  told !== null &&
  isCall(told.result) &&
  told.result.name === addItem.name &&
  isCall(read.result) &&
  read.result.name === move.name;

/** 'So she comes off the bakers. A box of six is £14 now': the sentence that was read with another, and is not done, is left. */
function restOf(left: Planned, done: readonly Planned[], source: string): Planned[] {
  const isRead = (words: readonly Word[]) => done.some((one) => shares(one, words));
  const parts = sentencesOf(source).map(({ start, end }) =>
    left.words.filter((word) => word.start >= start && word.start < end),
  );
  if (!isRead(left.words)) return [];
  const rest = parts.filter((words) => !isRead(words) && words.some((word) => means(word, "verb", ...DOING)));
  return rest.map((words) => ({ ...left, words, text: source.slice(words[0]!.start, words.at(-1)!.end) }));
}
const DOING = ["remove", "hide", "add", "put", "move", "replace", "change", "swap"] as const;

/** Words in the place of others belong to no other reading of the message. */
const isDoneByTelling = (one: Planned): boolean => {
  const result = one.understood?.result;
  return one.isTold === true && result !== undefined && isCall(result) && result.name === replaceWords.name;
};
const isLeft = ({ understood, isRequest }: Planned): boolean => understood === null && isRequest;
const isNews = ({ understood, isPassed, words }: Planned): boolean =>
  understood === null && !isPassed && saysMore(words);
const shares = (one: Planned, words: readonly Word[]): boolean =>
  one.words.some((word) => words.some(({ start }) => start === word.start));

/** What is left is named where it may say how something is to be. */
const saysHow = (word: Word): boolean =>
  means(word, "value") ||
  means(word, "colour") ||
  means(word, "property") ||
  means(word, "device") ||
  means(word, "ordinal") ||
  means(word, "reference", "too") ||
  (means(word, "thing") && !means(word, "thing", "person"));

/** Whether a request that is understood word by word is that of a clause, or lies in it. */
const isOf = (one: Planned, words: readonly Word[]): boolean => isDone(one) && shares(one, words);

/** A plan in which each request that is a sentence or a clause by itself, and is not understood, is read by its gist alone. */
export function withParts(plan: Planned[], source: string, known: Known): Planned[] {
  return plan.flatMap((planned, at) => {
    const [before, next] = [plan[at - 1], plan[at + 1]];
    if (!planned.isRequest || planned.understood || !isAlone(before, planned, next)) return [planned];
    const found = readGist(planned.words, source, known);
    return found?.length === 1 && found[0]!.understood ? [{ ...planned, understood: found[0]!.understood }] : [planned];
  });
}

/** Whether nothing beside a part in its sentence belongs to it: another request does not. */
const isAlone = (before: Planned | undefined, planned: Planned, next: Planned | undefined): boolean =>
  (before !== undefined || next !== undefined) &&
  !planned.words.some((word) => means(word, "link", "colon")) &&
  (!before || before.endsSentence || isDone(before)) &&
  (planned.endsSentence || !next || isDone(next) || (next.isRequest && next.joinedBy === "and"));
