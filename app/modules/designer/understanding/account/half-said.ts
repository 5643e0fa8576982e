import { amountsIn } from "../../../operations/facts/amounts";
import { setPrice } from "../../../operations/facts/set-price";
import { stems } from "../../built-in/find/words-of";
import { isCall } from "../pattern";
import { isAlike, isFrame } from "../patterns/told-prices";
import { isDone, type Planned } from "../planned";
import { saysSame } from "../told/alike";
import { wordsIn } from "../told/text-likeness";
import { countsSomething } from "../words/counted";
import { isTelling, isUnit } from "../words/price-talk";
import { means, type Word } from "../word";
import { isHalfOfSubject } from "./half-of-subject";

/** Whether what was read of a part leaves out or misreads what it is about: a count for a price, a place for a name. */
export const isHalfSaid = (planned: Planned, plan: readonly Planned[], source: string): boolean =>
  costsACount(planned, source) ||
  costsUnnamed(planned) ||
  isLikeAnother(planned) ||
  coloursItsLike(planned) ||
  takesSeveral(planned) ||
  listsAsText(planned) ||
  stylesNames(planned) ||
  isHalfOfSubject(planned, plan) ||
  reachesOver(planned, plan);

/** A plan without what is half said in it: what several sentences tell together may say it whole. */
export const withoutHalfSaid = (plan: readonly Planned[], source: string): Planned[] =>
  plan.map((planned) => (isDone(planned) && isHalfSaid(planned, plan, source) ? refused(planned) : planned));

/** A part that nothing is done for, and that is not read so again. */
export const refused = (planned: Planned): Planned => ({
  ...planned,
  understood: null,
  isRequest: true,
  isRefused: true,
});

interface Given {
  name?: string;
  price?: string;
  target?: { name?: string; nodes?: readonly number[] };
  place?: { name?: string };
}

const operationOf = ({ understood }: Planned) =>
  understood && isCall(understood.result)
    ? { name: understood.result.name, given: (understood.result.params ?? {}) as Given }
    : null;

/** The word that a price was read from. */
function amountSaid({ words }: Planned, price: string): Word | undefined {
  const is = amountsIn(price).join();
  return words.find((word) => means(word, "fact", "price", "number") && amountsIn(word.text).join() === is);
}

/** '45 minutes before we close', 'on 25. April': a number that counts or is a day is no amount. */
function costsACount(planned: Planned, source: string): boolean {
  const { name, given } = operationOf(planned) ?? {};
  const said = name === setPrice.name ? amountSaid(planned, given?.price ?? "") : undefined;
  return said !== undefined && means(said, "fact", "number") && countsSomething(source.slice(said.end));
}

const MOST_STRANGE = 1;

/** 'The last wash is 45 before we close': by its place alone a price is only told where nothing else is said. */
function costsUnnamed(planned: Planned): boolean {
  const { name, given } = operationOf(planned) ?? {};
  if (name !== setPrice.name || !given?.name || !planned.words.some((word) => means(word, "ordinal"))) return false;
  const known = stems(given.name);
  const isOfName = ({ text }: Word) => stems(text).some((said) => known.some((each) => isAlike(each, said)));
  if (planned.words.some((word) => !means(word, "ordinal") && !isFrame(word) && isOfName(word))) return false;
  return planned.words.filter(isContent).length > MOST_STRANGE;
}

const isContent = (word: Word): boolean =>
  /\p{L}/u.test(word.text) &&
  !isFrame(word) &&
  !isTelling(word.text) &&
  !isUnit(word.text) &&
  !means(word, "ordinal") &&
  !means(word, "fact");

const COLOURING: ReadonlySet<string> = new Set(["set-colour", "shade"]);
const NEAR = 3;

/** 'The same orange as the button': another thing has that colour, and its name is not what it is. */
const isLikeAnother = (planned: Planned): boolean =>
  planned.isTold !== true &&
  COLOURING.has(operationOf(planned)?.name ?? "") &&
  planned.words.some(
    (word, at) => saysSame(word) && planned.words.slice(at + 1, at + 1 + NEAR).some((next) => means(next, "colour")),
  );

/** 'Make it green like the one by For cats': what only lends its colour is not what gets it. */
function coloursItsLike(planned: Planned): boolean {
  const { name, given } = operationOf(planned) ?? {};
  if (planned.isTold === true || !COLOURING.has(name ?? "")) return false;
  const like = planned.words.findIndex(
    (word, at) => at > 0 && LIKE.test(word.text) && means(planned.words[at - 1]!, "colour"),
  );
  const target = wordsIn(given?.target?.name ?? "").filter((token) => token.length > 2);
  const behind = like === -1 ? [] : planned.words.slice(like + 1).flatMap(({ text }) => wordsIn(text));
  return target.length > 0 && target.every((token) => behind.includes(token));
}
const LIKE = /^(?:like|as|wie|como|comme|come|zoals|als)$/iu;

/** 'Take the fax line off': what is named as one thing is not all that have a word of it. */
const takesSeveral = (planned: Planned): boolean => {
  const { name, given } = operationOf(planned) ?? {};
  const lines = planned.words.filter((word) => means(word, "thing", "line"));
  return (
    planned.isTold !== true &&
    name === "remove" &&
    (given?.target?.nodes?.length ?? 0) > 1 &&
    lines.length === 1 &&
    lines[0]!.senses.every((sense) => sense.kind !== "thing" || !sense.many) &&
    !planned.words.some((word) => means(word, "scope") || means(word, "reference", "them"))
  );
};

/** 'Could the list have A in between B and C': what a list is to have, too, is not all of it. */
const listsAsText = (planned: Planned): boolean =>
  operationOf(planned)?.name === "set-text" &&
  /^the list(?!\p{L})/u.test(operationOf(planned)?.given.target?.name ?? "") &&
  !planned.words.some((word) => means(word, "literal"));

/** 'Put right the capital letters in the names: Neusa, São Lourenço': how words are spelt is no look of the whole text. */
const stylesNames = (planned: Planned): boolean =>
  operationOf(planned)?.name === "set-text-style" &&
  planned.words.some(
    (word, at) =>
      means(word, "link", "in", "of") &&
      planned.words.slice(at + 1, at + NEAR).some((next) => means(next, "thing", "name", "word")),
  );

/**
 * '… it only says Fridays, please put Monday above it': what points back means what was spoken of last, and that was not
 * understood.
 */
function reachesOver(planned: Planned, plan: readonly Planned[]): boolean {
  const at = plan.indexOf(planned);
  const before = plan.slice(0, at).findLastIndex(isDone);
  if (before === -1 || !isPointing(planned)) return false;
  const between = plan.slice(before + 1, at).filter(({ isPassed }) => !isPassed);
  const isOther = ({ words }: Planned) => words.some((word) => means(word, "thing"));
  return between.some((each) => each.endsSentence) && between.some(isOther);
}

/** Whether the only thing that words name is 'it'. */
const isPointing = ({ words }: Planned): boolean =>
  words.some((word) => means(word, "reference", "it", "them")) &&
  !words.some((word) => means(word, "thing") || word.target !== undefined);
