import { isCall } from "./pattern";
import { isDone, type Planned } from "./planned";
import { contentOf } from "./said-words";
import { signsOf } from "./no-request";
import { detectSaid } from "./said-lexicon";
import { means, type Word } from "./word";

/** A plan in which no request is done whose limits were not understood: 'round corners … just the courses'. */
export function withinLimits(plan: readonly Planned[], source: string): Planned[] {
  const signs = signsOf(detectSaid(source));
  const done: Planned[] = [];
  for (const [at, planned] of plan.entries()) {
    const isLeft =
      isLeftOver(planned, done.at(-1)) ||
      isLimited(plan[at + 1], signs) ||
      isCutShort(planned, plan[at + 1]) ||
      isLimitedBehind(plan, at, signs);
    done.push(planned.understood && isLeft ? undone(planned) : planned);
  }
  return done.map((planned, at) => (isPassedFigure(planned, done[at - 1], done[at + 1]) ? undone(planned) : planned));
}

/** 'Put them there: Mon 1-6, Tue 9-6, …': words without quotes that go on in what was not understood are no whole text. */
function isCutShort({ understood, endsSentence }: Planned, next: Planned | undefined): boolean {
  if (!understood || !TAKING.has(understood.pattern) || understood.loose === 0) return false;
  return !endsSentence && next?.joinedBy === "sign" && !isDone(next) && next.words.some((word) => means(word, "fact"));
}

/** What writes the owner's own words somewhere. */
const TAKING: ReadonlySet<string> = new Set(["add-text", "set-text", "add-banner", "add-item", "add-section"]);

/** 'half day down to 95' beside 'full day to 150', which is done: a figure is not passed over in silence. */
function isPassedFigure(planned: Planned, before: Planned | undefined, next: Planned | undefined): boolean {
  const isBeside = (planned.joinedBy !== null && isDone(before)) || (next?.joinedBy === "and" && isDone(next));
  const hasFigure = planned.words.some((word) => means(word, "fact", "number", "price", "percent", "time"));
  return !planned.understood && !planned.isPassed && hasFigure && Boolean(isBeside);
}

/** Whether what stands behind a request limits it, and was not understood. */
function isLimited(next: Planned | undefined, { only, not }: ReturnType<typeof signsOf>): boolean {
  if (!next || next.understood || next.isPassed) return false;
  const said = [contentOf(next.words)[0], next.words[0]].map((word) => word?.text.toLowerCase() ?? "");
  const begins = said.some((text) => only.has(text) || not.has(text));
  return (begins && namesSomething(next.words)) || isScope(next.words) || isHalf(next);
}

/** 'Make the prices bigger and red. Only the numbers': the next sentence may say of which part all this is meant. */
function isLimitedBehind(plan: readonly Planned[], at: number, { only }: ReturnType<typeof signsOf>): boolean {
  const end = plan.findIndex(({ endsSentence }, index) => index >= at && endsSentence);
  const next = end === -1 ? undefined : plan[end + 1];
  const first = next?.words[0]?.text.toLowerCase();
  return (
    isDone(plan[at]) &&
    plan[at]!.understood?.pattern === "style" &&
    first !== undefined &&
    !next!.understood &&
    only.has(first) &&
    !hasVerb(next!.words)
  );
}

const undone = (planned: Planned): Planned => ({ ...planned, understood: null, isRequest: true });

/** '… nearly black, and white writing': without a verb of its own it belongs to what was not understood before it. */
function isLeftOver({ words, joinedBy }: Planned, before: Planned | undefined): boolean {
  if (joinedBy === null || !before || before.endsSentence || hasVerb(words)) return false;
  const isAsked = before.understood ? !isCall(before.understood.result) : asksForLooks(before);
  return isAsked && !words.some((word) => means(word, "fact", "price", "number", "percent"));
}

const asksForLooks = ({ isRequest, words }: Planned): boolean =>
  isRequest || words.some((word) => means(word, "colour") || means(word, "value") || means(word, "fact"));

/** Something else of a page, rather than 'just that bit'. */
const namesSomething = (words: readonly Word[]): boolean =>
  !hasVerb(words) &&
  words.some((word) => means(word, "thing") || means(word, "device") || means(word, "property")) &&
  !words.some((word) => means(word, "reference", "this", "that"));

/** 'On phones only', and nothing else. */
const isScope = (words: readonly Word[]): boolean =>
  words.some((word) => means(word, "device")) &&
  contentOf(words).every((word) => means(word, "device") || means(word, "scope") || means(word, "amount"));

/** '… and accents': what belongs to the words before it. */
const isHalf = ({ words, joinedBy }: Planned): boolean => {
  const content = contentOf(words);
  return joinedBy === "and" && content.length > 0 && content.length <= MOST_HALF && !hasVerb(words) && isOwn(content);
};
const MOST_HALF = 2;
const isOwn = (words: readonly Word[]) => words.every(({ senses }) => senses.length === 0);
const hasVerb = (words: readonly Word[]) => words.some((word) => means(word, "verb"));
