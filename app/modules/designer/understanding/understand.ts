import type { ContactFormConfig } from "../../contact-form/contact-form-config";
import { applyEdit } from "../../markup/edit";
import { asEdit } from "../../operations/as-edit";
import { openSite, type OpenedSite } from "../../operations/opened-site";
import { declined, listed, quoted, type Outcome } from "../../operations/outcome";
import type { WebsiteCode } from "../../site/website-code";
import { accounted } from "./account/accounted";
import { withoutHalfSaid } from "./account/half-said";
import { withoutMoreThanSaid } from "./account/more-than-said";
import { withoutStaying } from "./account/staying";
import { withoutAdrift } from "./adrift";
import { withoutContradictions } from "./contradictions";
import { planRequests, talkAfter } from "./plan-requests";
import type { Planned } from "./planned";
import { NO_DIALOGUE, type Dialogue } from "./dialogue";
import { isCall, type Call } from "./pattern";
import { improved, withoutSpokenOf, withParts } from "./gist/improved";
import { toldAgain, withTold } from "./told/told";
import { withNamed } from "./gist/left-unsaid";
import { knownWords } from "./known-words";
import { withMentions } from "./mentions";
import type { Reading } from "./pieces";
import { readMeant, readRequest, type Known } from "./read-request";
import { readWords } from "./read-words";
import { follow, followed, keepsElements, renumberedIn } from "./renumbered";
import { pointsBack, recall } from "./recall";
import type { Word } from "./word";

/** What a message came to. */
export interface Understanding {
  outcomes: Outcome[];
  /** Requests in it that were not understood, as they were said. */
  missed: string[];
  after: WebsiteCode;
  form: ContactFormConfig | null;
}

/** A message about a website. */
export interface Said {
  message: string;
  code: WebsiteCode;
  form: ContactFormConfig | null;
}

/** How a message may be read besides. */
interface Ways {
  /** Whether what is not understood word by word is read by what of the page it names. */
  isFree?: boolean;
}

/** None that is longer comes in (`designer-input.ts`). */
const LONGEST_MESSAGE = 4_000;

/** Reads a message as requests and does them one after another, each on what the one before left. */
export function understand(
  { message: said, code, form }: Said,
  dialogue: Dialogue = NO_DIALOGUE,
  { isFree = false }: Ways = {},
): Understanding {
  const message = said.slice(0, LONGEST_MESSAGE);
  const site = openSite(code, form);
  const { words, given, strict } = planFor(message, site, dialogue);
  const read = isFree ? accounted(improved(strict, words, message, given), words, message) : strict;
  const sure = withoutMoreThanSaid(withoutStaying(withoutAdrift(read), words, message, site), site);
  const plan = isFree ? withoutSpokenOf(withNamed(sure, message, given)) : sure;
  const doing: Doing = {
    site,
    dialogue: given.dialogue,
    outcomes: [],
    missed: [],
    isRenumbered: false,
    moved: (reading) => reading,
  };
  const { kept, overruled } = withoutContradictions(plan);
  for (const planned of kept) doOne(doing, planned, message);
  if (overruled.length > 0 && doing.outcomes.length > 0) doing.outcomes.push(declined(sayOverruled(overruled)));
  return { outcomes: doing.outcomes, missed: doing.missed, after: doing.site.code, form: doing.site.form };
}

interface Read {
  message: string;
  dialogue: Dialogue;
  words: Word[];
  given: Known;
  strict: Planned[];
}
const latest = new WeakMap<OpenedSite, Read>();

/** A message's plan word by word; one that is read once more, freely, begins with the same. */
function planFor(message: string, site: OpenedSite, dialogue: Dialogue): Read {
  const before = latest.get(site);
  if (before?.message === message && before.dialogue === dialogue) return before;
  const words = withMentions(readWords(message, knownWords(site.page)), message, site);
  const known = dialogue.history.length > 0 && pointsBack(words) ? recall(site, dialogue) : dialogue;
  const given = { site, dialogue: known };
  const sure = withoutHalfSaid(planRequests(words, message, given), message);
  const told = withTold(sure, words, message, given);
  const parted = withParts(accounted(told, words, message), message, given);
  const strict = withNamed(accounted(parted, words, message), message, given);
  const read = { message, dialogue, words, given, strict };
  latest.set(site, read);
  return read;
}

const sayOverruled = (overruled: Planned[]) =>
  `You asked for different things there; the last counts, so I left out ${listed(overruled.map(({ text }) => quoted(text)))}.`;

interface Doing {
  site: OpenedSite;
  dialogue: Dialogue;
  outcomes: Outcome[];
  missed: string[];
  /** Whether what was done put elements in or out, so that those behind are no longer where they were when it was read. */
  isRenumbered: boolean;
  /** A reading with its elements by the numbers that they have now. */
  moved: (reading: Reading) => Reading;
}

function doOne(doing: Doing, planned: Planned, message: string): void {
  const { text, understood, isRequest } = planned;
  const read = doing.isRenumbered && !planned.isRefused ? again(doing, planned, message) : understood;
  const isHalf = read !== understood && withoutHalfSaid([{ ...planned, understood: read }], message)[0]!.isRefused;
  const outcome = read && !isHalf ? outcomeOf(read.result, doing.site) : null;
  if (!outcome) return void (isRequest && doing.missed.push(text));
  doing.outcomes.push(outcome);
  doing.dialogue = talkAfter([{ ...planned, understood: read }], doing.dialogue);
  if (outcome.splices.length > 0) goOnWith(doing, outcome);
}

/** Read once more on the page as it is now; what was read freely keeps its elements. */
function again({ site, dialogue, moved }: Doing, planned: Planned, message: string) {
  const { words, understood, borrowed } = planned;
  const known = { site, dialogue };
  if (planned.isTold) return toldAgain(planned, message, known);
  const isFree = understood?.reading.pieces.some((piece) => piece.kind === "phrase" && piece.phrase.target);
  return isFree && understood
    ? readMeant(moved(understood.reading), known)
    : readRequest(words, message, known, borrowed);
}

function goOnWith(doing: Doing, { splices, form }: Outcome): void {
  const before = doing.site;
  doing.site = openSite(applyEdit(before.code, asEdit(splices)), form ?? before.form);
  const html = splices.filter(({ part }) => part === "html");
  if (keepsElements(before.page, html)) return;
  doing.isRenumbered = true;
  const { page } = doing.site;
  const number = (node: number) => follow(before.page, node, html, page);
  const { moved } = doing;
  doing.moved = (reading) => renumberedIn(moved(reading), number);
  doing.dialogue = followed(doing.dialogue, number);
}

const outcomeOf = (result: Call | Outcome, site: OpenedSite): Outcome =>
  isCall(result) ? { ...result.perform(site), ...(result.tells && { tells: true }) } : result;
