import { isEmptyEdit, type Edit } from "../../markup/edit";
import { diffEdit } from "../../markup/diff-edit";
import type { ContactFormConfig } from "../../contact-form/contact-form-config";
import type { WebsiteCode } from "../../site/website-code";
import type { NodeId } from "../../markup/page";
import type { ChatLine } from "../change-designer";
import { NO_DIALOGUE, type Dialogue } from "../understanding/dialogue";
import { CAN } from "./explain-limits";
import { interpret } from "./interpret";
import { normalise } from "./normalise";
import { LIKE_THAT, listed, quoted, type Offer, type Outcome } from "../../operations/outcome";
import { followUp } from "./follow-up";
import { nearest } from "../understanding/nearest";
import { openSite } from "../../operations/opened-site";
import { propose } from "../offering/propose";
import { readPressed } from "../offering/read-pressed";
import { withoutNothingElse } from "../understanding/nothing-else";
import { withoutNumbers } from "../understanding/numbered-wishes";
import { readWords } from "../understanding/read-words";
import { means } from "../understanding/word";
import { understand, type Said } from "../understanding/understand";
import { changes, type Answered } from "./read-request";
import { stillSaid } from "./still-said";
import { correctTypos } from "../../language/typos";

export interface BuiltInRequest {
  message: string;
  code: WebsiteCode;
  /** The contact form's stored configuration. */
  form?: ContactFormConfig | null | undefined;
  /** What was said before, oldest first. */
  history?: readonly ChatLine[] | undefined;
  /** The element that the owner has selected in the preview. */
  selected?: NodeId | undefined;
}

export interface BuiltInAnswer {
  message: string;
  /** Null when nothing is changed. */
  edit: Edit | null;
  /** The contact form's configuration, when it was changed. */
  form?: ContactFormConfig;
  offers?: Offer[];
  takesBack?: number;
}

/**
 * Answers an owner's request to change a website by rules: the smallest edit, or words that say what is missing. Pure:
 * the same request gets the same answer, without a key or a network.
 */
export function answerBuiltIn({ history = [], selected, ...request }: BuiltInRequest): BuiltInAnswer {
  const dialogue = { ...NO_DIALOGUE, history, selected: selected ?? null };
  const said = {
    message: withoutNumbers(withoutNothingElse(request.message)),
    code: request.code,
    form: request.form ?? null,
  };
  const answer = answerAlone(said, dialogue);
  if (answer === null) return offeringNearest(said, dialogue);
  const isOpen = answer.edit === null && !answer.offers && !answer.tells && answer.takesBack === undefined;
  if (isPlain(said.message) || !isOpen || answer.message === LIKE_THAT) return withoutTells(answer);
  // A refusal of a long message may have read one part of it for the whole.
  const meant = propose(said, dialogue);
  return meant.length > 0 ? offering(meant, `${answer.message} You could also say:`) : answer;
}

const withoutTells = ({ tells: _tells, ...answer }: Alone): BuiltInAnswer => answer;

/** What is answered before anything more is offered. */
type Alone = BuiltInAnswer & Pick<Outcome, "tells">;

/** What a message comes to by itself; null where it is not understood. */
function answerAlone(said: Said, dialogue: Dialogue): Alone | null {
  const { message, code, form } = said;
  const pressed = readPressed(message, openSite(code, form), dialogue.selected);
  if (pressed) return toAnswer(said, pressed);
  const read = understand(said, dialogue);
  const isChanged = changes(read);
  if (read.outcomes.length > 0 && read.missed.length === 0 && !isHalf(read)) return toAnswer(said, read);
  const before = !isChanged && isPlain(message) ? readAsBefore({ ...said, history: dialogue.history }) : null;
  if (before && changes(before) && before.missed.length === 0) return toAnswer(said, before);
  const free = understand(said, dialogue, { isFree: true });
  if (changes(free) && !isHalf(free) && (!isChanged || doesMore(free, read))) return toAnswer(said, free);
  if (isChanged) return toAnswer(said, read);
  return before && toAnswer(said, before);
}

/** What may have been meant by a message that was not understood. */
function offeringNearest(said: Said, dialogue: Dialogue): BuiltInAnswer {
  const meant = propose(said, dialogue);
  if (meant.length === MOST_MEANT) return offering(meant);
  const near = nearest(said, (request) => isDoneFor(request, said.code, said.form));
  if (meant.length > 0) return offering([...meant, ...(near?.offers ?? [])].slice(0, MOST_MEANT));
  return { ...(near ?? { message: `I did not understand that. ${CAN}` }), edit: null };
}

const MOST_MEANT = 3;
const MEANT = "I am not certain what you would like me to do. You could say:";

const offering = (offers: Offer[], before = MEANT): BuiltInAnswer => ({
  message: `${before} ${listed(
    offers.map(({ label }) => label),
    "or",
  )}.`,
  offers,
  edit: null,
});

/** What is read freely goes before where it leaves nothing, and does what was named as not understood or only answered. */
const doesMore = (free: Answered, read: Answered): boolean =>
  free.missed.length === 0 && (isHalf(read) || changing(free).length > changing(read).length);

const changing = ({ outcomes }: Pick<Answered, "outcomes">) => outcomes.filter(({ splices }) => splices.length > 0);

/** Whether some of what was asked for was done, and something only answered. */
const isHalf = ({ outcomes }: { outcomes: Outcome[] }) =>
  outcomes.some(({ splices }) => splices.length > 0) && outcomes.some(({ splices }) => splices.length === 0);

/** Whether a request by itself changes the website. */
function isDoneFor(message: string, code: WebsiteCode, form: ContactFormConfig | null): boolean {
  const { outcomes, missed } = understand({ message, code, form });
  return missed.length === 0 && outcomes.some(({ splices }) => splices.length > 0);
}

/**
 * The listed wordings take all that stands behind 'to' for the owner's own words: they are asked about what is short and
 * one sentence only, and that limits nothing.
 */
function isPlain(message: string): boolean {
  const said = message.replace(/"[^"]{0,400}"|“[^”]{0,400}”|„[^“”]{0,400}[“”]|«[^»]{0,400}»/g, "x").trim();
  const isOne = said.split(/\s+/).length <= MOST_PLAIN_WORDS && !/[.!?;]\s+\S/.test(said);
  return isOne && !readWords(said).some((word) => means(word, "link", "instead") || means(word, "scope", "only"));
}

const MOST_PLAIN_WORDS = 12;

/** A message by the wordings that are listed. */
function readAsBefore({ message, code, form = null, history = [] }: BuiltInRequest): Answered | null {
  const asOne = (request: string) => (request ? interpret(followUp(request, code, form, history), code, form) : null);
  const request = normalise(message);
  const asSaid = asOne(request);
  // A word is only taken for a slip of the finger where nothing can be done with what was written.
  const corrected = asSaid && changes(asSaid) ? null : asOne(correctTypos(request));
  return corrected && (!asSaid || changes(corrected)) ? corrected : asSaid;
}

function toAnswer({ code, message }: Said, answered: Answered): Alone {
  const { outcomes, missed, unread, form } = answered;
  const edit = diffOf(code, answered);
  const told = outcomes.map(({ message: words }) => words);
  // Where something was changed, what was so already is not worth a word.
  const done = told.filter((words) => edit === null || words !== LIKE_THAT).join(" ");
  const rest =
    missed.length > 0 ? ` I did not understand ${missed.map(quoted).join(" and ")}, so I left that as it is.` : "";
  const unchanged = edit === null && outcomes.some(({ splices }) => splices.length > 0);
  const left = edit === null ? "" : stillSaid(message, code, answered.after);
  const words = unchanged ? LIKE_THAT : `${done}${rest}${left}`;
  return {
    message: unread === undefined ? words : `${words} ${leftUnread(unread)}`.trim(),
    edit,
    ...(form && edit && { form }),
    ...(outcomes.some(({ tells }) => tells) && { tells: true }),
    ...lastOf(outcomes),
  };
}

/** What the owner may press next, and which earlier change was taken back. */
function lastOf(outcomes: Outcome[]): Pick<BuiltInAnswer, "offers" | "takesBack"> {
  const offers = outcomes.flatMap((outcome) => outcome.offers ?? []).slice(0, MOST_OFFERS);
  const takesBack = outcomes.length === 1 ? outcomes[0]!.takesBack : undefined;
  return { ...(offers.length > 0 && { offers }), ...(takesBack !== undefined && { takesBack }) };
}

const MOST_OFFERS = 4;

/** A text that was cut, without what may be half a word at its end. */
const wholeWords = (cut: string) => cut.split(/\s/).slice(0, -1).join(" ") || cut;

/** Where reading stopped, and what to do about it. */
function leftUnread(rest: string): string {
  const begin = rest.length > LONGEST_QUOTE ? `${wholeWords(rest.slice(0, LONGEST_QUOTE))}…` : rest;
  return `That is as much as I can read at once: I stopped at ${quoted(begin)} and changed nothing from there on. Please send it as a message of its own, best one request at a time.`;
}

const LONGEST_QUOTE = 60;

function diffOf(code: WebsiteCode, answered: Answered): Edit | null {
  const did = changing(answered);
  const [first, ...others] = did;
  if (!first) return null;
  const label = did
    .map(({ message }) =>
      message
        .split(". ")[0]!
        .replace(/\.$/, "")
        .replace(/^I (\p{Ll})/u, (_, letter: string) => letter.toUpperCase()),
    )
    .join("; ");
  const edit: Edit =
    others.length === 0
      ? { author: "built-in", label, splices: first.splices }
      : diffEdit(code, answered.after, "built-in", label);
  return isEmptyEdit(code, edit)
    ? null
    : { ...edit, splices: edit.splices.filter(({ part, start, end, text }) => code[part].slice(start, end) !== text) };
}
