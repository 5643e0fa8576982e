import { REQUEST_LANGUAGES, type RequestLanguage } from "~/lib/languages";
import { hintsFor } from "./gist/hints";
import { detectSaid } from "./said-lexicon";
import { REMARKS } from "./words/remarks";

interface End {
  at: number;
  /** A reason ends the words before it; behind a sign something else may begin as well. */
  isReason: boolean;
}

const ENDS = new Map<RequestLanguage, RegExp>();

function endsIn(language: RequestLanguage): RegExp {
  const known = ENDS.get(language);
  if (known) return known;
  const { reason = "", remark = "" } = REMARKS[language];
  const made = new RegExp(
    `\\s(?<reason>${reason})(?![\\p{L}'’])|[,;.!?–—-]\\s(?:${reason}|${remark})(?![\\p{L}'’])`,
    "iu",
  );
  ENDS.set(language, made);
  return made;
}

/** Where words without quotes are no more the owner's for the page: a reason, or a remark behind a sign. */
export function endOfOwnWords(text: string, message: string): End | null {
  const found = endsIn(detectSaid(message)).exec(text);
  return found && { at: found.index, isReason: found.groups?.reason !== undefined };
}

/** '…, que lo de Tienda no lo dice nadie': words without the talk behind them, a reason or what somebody does or does not. */
export function withoutTalkBehind(text: string, message: string): string {
  const end = endOfOwnWords(text, message);
  const behind = end ? text.slice(end.at) : "";
  const hints = hintsFor(message);
  const isTalk = end !== null && (end.isReason || hints(behind, "not") || hints(behind, "told"));
  return (isTalk ? text.slice(0, end.at) : text).replace(/(?<=\S)[\s,;–—]{1,4}$/u, "");
}

/** Whether words that may be in any language go on so: a request that was put into English has lost its own. */
export const goesOnInAny = (text: string): boolean => REQUEST_LANGUAGES.some((language) => endsIn(language).test(text));

const INFINITIVES = "worden|heten|luiden|werden|heißen|lauten";
const ONE = new RegExp(`^(?:${INFINITIVES})$`);
const LAST = new RegExp(`\\s(?:${INFINITIVES})$`);

/** '… moet Bel ons worden': German and Dutch end a request with what is to become of it. */
export const endsRequest = (word: string): boolean => ONE.test(word);

/** Own words without such a verb behind them. */
export const withoutVerbBehind = (text: string): string => text.replace(LAST, "");

/** '… mag Inschrijven blijven', '… kann so bleiben': German and Dutch end with it what may stay as it is. */
export const MAY_STAY = /\s(?:blijven|bleiben)$/;

const LONGEST_NAME = 60;
const MOST_NAME_WORDS = 8;

/** Whether words without quotes may name something new: short, and one phrase. */
export const isName = (text: string): boolean =>
  text.length <= LONGEST_NAME && text.split(/\s+/).length <= MOST_NAME_WORDS && !/[.!?;]\s|,/.test(text);

/** Whether words without quotes behind 'is' are a text rather than a judgement: 'Open all day', and not 'too long'. */
export const isWritten = (text: string): boolean => /^[^\p{L}]*[\p{Lu}\p{N}]/u.test(text);
