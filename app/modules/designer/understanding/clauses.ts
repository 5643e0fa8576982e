import type { RequestLanguage } from "~/lib/languages";
import { detectSaid } from "./said-lexicon";
import { STARTS } from "./words/starts";
import { means, type SenseKind, type Word } from "./word";

/** Words between two places at which a request may begin; `sign` parts it from the next. */
export interface Part {
  words: Word[];
  sign: Word[];
  isHard: boolean;
}

/** Parts a message where a request may begin: behind a sign or 'and', and where somebody begins to do something. */
export function clausesOf(words: readonly Word[], source: string): Part[] {
  const language = detectSaid(source);
  const parts: Part[] = [{ words: [], sign: [], isHard: false }];
  words.forEach((word, at) => {
    const part = parts.at(-1)!;
    if (isSign(word, source)) {
      if (part.words.length > 0) part.sign.push(word);
      part.isHard ||= part.words.length > 0 && means(word, "light", "stop");
    } else if (part.sign.length > 0 || (part.words.length > 0 && begins(words, at, language)))
      parts.push({ words: [word], sign: [], isHard: false });
    else part.words.push(word);
  });
  return parts.filter(({ words: own }) => own.length > 0);
}

/** A dash between words parts them as a comma does. */
const isSign = (word: Word, source: string): boolean =>
  means(word, "light", "and", "comma", "stop") ||
  (/^[-–—]$/.test(word.text) && /^\s[-–—]\s$/.test(source.slice(word.start - 1, word.end + 1)));

const LEAST_BEHIND = 2;

/** Whether somebody begins to do something here, or a reason: not where the words before want something behind them. */
function begins(words: readonly Word[], at: number, language: RequestLanguage): boolean {
  const [before, word] = [words[at - 1]!, words[at]!];
  if (at + LEAST_BEHIND >= words.length || isOpenEnded(before)) return false;
  const { subject, joint } = startsIn(language);
  const [first] = word.text.toLowerCase().replaceAll("’", "'").split(" ");
  const isJoint = joint.has(word.text.toLowerCase());
  // 'The picture we took': who comes directly behind a noun may tell which.
  const mayTellWhich = language === "en" && (before.senses.length === 0 || means(before, "thing"));
  const isSubject = subject.has(first!) && !(mayTellWhich && PERSONS.has(first!));
  return (isJoint && beginsWithVerb(words.slice(at + 1))) || ((isJoint || isSubject) && isTalkOnASide(words, at));
}

/** Whether a clause says who does something, or what is so. */
export const beginsWithSubject = (words: readonly Word[], source: string): boolean =>
  words.length > 0 &&
  startsIn(detectSaid(source)).subject.has(words[0]!.text.toLowerCase().replaceAll("’", "'").split(" ")[0]!);

const PERSONS: ReadonlySet<string> = new Set([
  "i",
  "we",
  "you",
  "he",
  "she",
  "they",
  "i've",
  "we've",
  "you've",
  "they've",
]);

/** Whether nothing that a request is made of stands before a word, or from it on, as far as the next sign. */
function isTalkOnASide(words: readonly Word[], at: number): boolean {
  const before = words.slice(words.slice(0, at).findLastIndex(isBreak) + 1, at);
  const length = words.slice(at).findIndex(isBreak);
  const isClause = before.some(({ senses }) => senses.some(({ kind, is }) => kind === "verb" && STATES.has(is)));
  return (isClause && isTalk(before)) || isTalk(words.slice(at, length === -1 ? words.length : at + length));
}

const isBreak = (word: Word) => means(word, "light", "comma", "stop");

/** Words that say nothing about a page. */
const isTalk = (words: readonly Word[]): boolean =>
  words.every(({ senses }) => senses.every(({ kind, is }) => !CONTENT.has(kind) || STATES.has(is)));

const CONTENT: ReadonlySet<SenseKind> = new Set([
  "verb",
  "thing",
  "property",
  "value",
  "colour",
  "fact",
  "literal",
  "device",
  "scope",
  "ordinal",
]);
const STATES: ReadonlySet<string> = new Set(["be", "leave", "cost", "more"]);

/** Whether the first word that says something is to be done. */
export function beginsWithVerb(words: readonly Word[]): boolean {
  const first = words.find((word) => !means(word, "light"));
  return first !== undefined && means(first, "verb");
}

const isOpenEnded = ({ senses }: Word): boolean =>
  senses.some(
    ({ kind, is }) =>
      kind === "verb" || kind === "link" || (kind === "light" && ["and", "modal", "article", "reason"].includes(is)),
  );

interface Starts {
  subject: ReadonlySet<string>;
  joint: ReadonlySet<string>;
}

const known = new Map<RequestLanguage, Starts>();

function startsIn(language: RequestLanguage): Starts {
  const found = known.get(language);
  if (found) return found;
  const { subject = "", joint = "" } = STARTS[language];
  const made = { subject: new Set(subject.split("|")), joint: new Set(joint.split("|")) };
  known.set(language, made);
  return made;
}
