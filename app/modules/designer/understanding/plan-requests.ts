import { beginsWithSubject, beginsWithVerb, clausesOf, type Part } from "./clauses";
import type { Dialogue } from "./dialogue";
import { isCall } from "./pattern";
import { isSlotted, readRequest, type Known, type Understood } from "./read-request";
import { findVerb } from "./read-pieces";
import { isExchange } from "./exchange";
import { withinLimits } from "./limits";
import type { Planned } from "./planned";
import { isNoRequest } from "./no-request";
import { means, senseOf, type SenseKind, type Word } from "./word";
import { pointedIn } from "./pointing/pointed-in";
import { withTopic } from "./topic";
import type { Verb } from "./names";

type Given = Known;

/** What a part costs that is not understood, and each place passed in the owner's own words at which another may begin. */
const COST = { unread: 10, chat: 4, request: 1, answer: 2, soft: 3, hard: 6 };
/** So many beginnings of parts are read as one at most: a literal of more than that stands in quotes. */
const MOST_JOINED = 8;
/** So many parts ahead a fact is looked for that says what those before it are about. */
const MOST_AHEAD = 2;

/** Parts a message so that most of it is understood with the least taken for the owner's own words. */
export function planRequests(words: readonly Word[], source: string, given: Given): Planned[] {
  const parts = clausesOf(words, source);
  const best: (Path | null)[] = [
    { cost: 0, plan: [], verb: undefined, dialogue: given.dialogue },
    ...parts.map(() => null),
  ];
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 1; to <= Math.min(parts.length, from + MOST_JOINED); to += 1) {
      if (to > from + 1 && !mayGoOn(parts.slice(from, to), parts.slice(to, to + MOST_AHEAD))) break;
      extend(best, parts, from, to, source, given);
    }
  }
  return withinLimits(best[parts.length]!.plan, source);
}

/**
 * Whether the last of some parts may go on what those before it began: an own verb behind a sign begins a request, where
 * no words of the owner's are open; a sentence goes on in the next behind a colon only.
 */
function mayGoOn(parts: readonly Part[], ahead: readonly Part[]): boolean {
  const [first, last, before] = [parts[0]!, parts.at(-1)!, parts.slice(0, -1)];
  // 'The lamb has gone up, it's 18.90 now': a fact says what the words before it are about.
  const leadsToFact = [last, ...ahead].some(({ words: own }) => own.some((word) => means(word, "fact")));
  if (!speaksOfAPage(first.words) && !leadsToFact) return false;
  const words = before.flatMap(({ words: own }) => own);
  if (before.some(({ isHard }) => isHard)) return words.some((word) => means(word, "link", "colon"));
  return !beginsWithVerb(last.words) || isOpen(words);
}

/** Whether words without quotes stand behind a word such as 'to', or behind the verb. */
const isOpen = (words: readonly Word[]) =>
  words.some(({ senses }) => senses.length === 0) || !words.some((word) => means(word, "literal"));

/** A word that a request is made of, and something that it is about: nothing else is read as a request. */
const speaksOfAPage = (words: readonly Word[]) =>
  words.some(({ senses }) => senses.some(({ kind }) => ABOUT.has(kind))) ||
  words.some((word) => means(word, "topic") || means(word, "link", "instead"));
const ABOUT: ReadonlySet<SenseKind> = new Set([
  "verb",
  "thing",
  "property",
  "value",
  "colour",
  "fact",
  "literal",
  "reference",
]);

interface Path {
  cost: number;
  plan: Planned[];
  verb: Verb | undefined;
  dialogue: Dialogue;
}

function extend(best: (Path | null)[], parts: Part[], from: number, to: number, source: string, given: Given): void {
  const path = best[from]!;
  const joined = parts.slice(from, to);
  const words = joined.flatMap(({ words: own }, at) => (at === 0 ? own : [...joined[at - 1]!.sign, ...own]));
  const read = planOne(words, source, { ...given, dialogue: path.dialogue }, path.verb);
  const planned: Planned = {
    ...read,
    joinedBy: signBefore(parts[from - 1]),
    endsSentence: parts[to - 1]!.isHard,
    isRequest: read.isRequest || isOtherHalf(words, path, parts[from - 1]),
  };
  if (to > from + 1 && !planned.understood) return;
  const cost = path.cost + costOf(planned, joined);
  if (best[to] && best[to].cost <= cost) return;
  best[to] = {
    cost,
    plan: [...path.plan, planned],
    verb: verbOf(words) ?? path.verb,
    dialogue: planned.understood ? talkAfter([planned], path.dialogue) : spokenOf(joined, path.dialogue, source, given),
  };
}

/** What was spoken of without asking for anything is what 'it' means in the next request. */
const spokenOf = (joined: readonly Part[], dialogue: Dialogue, source: string, given: Given): Dialogue =>
  joined.length === 1 ? withTopic(dialogue, joined[0]!.words, source, given) : dialogue;

const signBefore = (before: Part | undefined): Planned["joinedBy"] => {
  if (!before || before.sign.length === 0) return null;
  return before.sign.every((word) => means(word, "light", "and")) ? "and" : "sign";
};

/** 'and the background taupe' asks for something by the verb before it, understood or not. */
function isOtherHalf(words: readonly Word[], path: Path, before: Part | undefined): boolean {
  if (!before || before.isHard || !path.plan.at(-1)?.understood || verbOf(words)) return false;
  const isNamed = words.some((word) => means(word, "thing") || means(word, "property"));
  const isAnd = before.sign.some((word) => means(word, "light", "and"));
  return isNamed && (isAnd || words.some((word) => means(word, "value") || means(word, "colour")));
}

/** What was spoken of last when these are done. */
export function talkAfter(plan: readonly Planned[], dialogue: Dialogue): Dialogue {
  const { understood: last, text } = plan.findLast(({ understood: read }) => read && isCall(read.result)) ?? {};
  if (!last || !isCall(last.result) || last.result.passes) return dialogue;
  const about = last.result.about ?? dialogue.about;
  return { ...dialogue, about, last: last.reading, done: last.result, said: text ?? null };
}

function planOne(
  words: Word[],
  source: string,
  given: Given,
  before: Verb | undefined,
): Omit<Planned, "joinedBy" | "endsSentence"> {
  const text = words.length > 0 ? source.slice(words[0]!.start, words.at(-1)!.end) : "";
  const verb = verbOf(words);
  // 'Remove the tart, the loaf should …' asks for something else of the loaf.
  const isOwn = verb !== undefined || words.some((word) => means(word, "light", "modal"));
  const borrowed = isOwn || beginsWithSubject(words, source) ? undefined : before;
  const read = (said: readonly Word[]) =>
    readRequest(said, source, given) ?? (borrowed ? readRequest(said, source, given, borrowed) : null);
  const isIdle = isNoRequest(words, source);
  const understood =
    (speaksOfAPage(words) || isExchange(words, source)) && !isIdle
      ? (withoutReason(words, read) ?? read(words) ?? readPointed(words, source, given, read))
      : null;
  return {
    words,
    text,
    understood,
    borrowed,
    isPassed: isPolite(words),
    isRequest: !isIdle && ((beginsWithVerb(words) && !isPredicate(words)) || statesSomething(words)),
  };
}

/** '…, who call, | are craftsmen': says what somebody is, and nothing of the page. */
const isPredicate = (words: readonly Word[]): boolean =>
  means(words[0]!, "verb", "be") && words.slice(1).every(({ senses }) => senses.length === 0);

/** What nobody calls by a name is pointed at: 'the sandy strip right at the top'. */
function readPointed(
  words: readonly Word[],
  source: string,
  { site }: Given,
  read: (said: readonly Word[]) => Understood | null,
): Understood | null {
  for (const said of pointedIn(words, source, site)) {
    const found = read(said);
    if (found && isCall(found.result) && found.loose === 0 && isAboutPointed(found)) return found;
  }
  return null;
}

/** What is not said of the thing with all its words may as well be talk about it. */
const isAboutPointed = ({ pattern, reading }: Understood): boolean =>
  isSlotted(pattern) && reading.pieces.some((piece) => piece.kind === "phrase" && piece.phrase.target !== undefined);

/** A request that is whole before its reason: 'make it bigger because nobody sees it'. Not where it may be the owner's text. */
function withoutReason(words: readonly Word[], read: (said: readonly Word[]) => Understood | null): Understood | null {
  const at = words.findIndex((word) => means(word, "light", "reason"));
  if (at < 1) return null;
  const found = read(words.slice(0, at));
  return found && isCall(found.result) && found.loose === 0 ? found : null;
}

/** What is said in few words with a price or in quotes is to be read on the page, and is not passed over in silence. */
const statesSomething = (words: readonly Word[]) =>
  words.length <= MOST_STATED &&
  words.length > 1 &&
  (words.some((word) => means(word, "literal") || means(word, "fact", "price", "percent", "email", "phone")) ||
    (words.some((word) => means(word, "fact", "number")) &&
      words.some((word) => means(word, "verb", "cost", "raise", "lower"))));
const MOST_STATED = 12;

function costOf({ understood, isRequest, isPassed }: Planned, joined: Part[]): number {
  if (!understood) return isPassed ? 0 : isRequest ? COST.unread : COST.chat;
  const passed = joined.slice(0, -1).map(({ isHard }) => (isHard ? COST.hard : COST.soft));
  const swallowed = understood.loose > 0 ? passed.reduce((sum, each) => sum + each, 0) : 0;
  return (isCall(understood.result) ? COST.request : COST.answer) + understood.loose / 100 + swallowed;
}

const isPolite = (words: readonly Word[]) =>
  words.every((word) => means(word, "light") || means(word, "reference", "no", "too"));

const verbOf = (words: readonly Word[]): Verb | undefined => {
  const at = findVerb(words);
  return at === -1 ? undefined : senseOf(words[at]!, "verb")?.is;
};
