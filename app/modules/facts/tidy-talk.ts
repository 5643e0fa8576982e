import { remembered } from "~/lib/remembered";
import { tidyCase, placesIn, type CaseRules, type Tidied } from "./tidy-case";
import { lexiconOf } from "./reading/lexicon";
import { tokenize, type Token, type Vocabulary } from "./reading/tokenize";
import { renumbered, type Line, type SourceText } from "./source-text";
import { TALK_WORDS, type TalkWord } from "./talk-words";

/** A text as its owner would have written it down, with all that is different from what was typed. */
export interface TidiedText {
  source: SourceText;
  tidied: Tidied[];
}

const OWN_ONLY: ReadonlySet<TalkWord> = new Set(["hesitates"]);
/** The words of talk that a language knows. */
export const talkVocabulary = remembered(
  (language: string): Vocabulary<TalkWord> => ({
    lexicon: lexiconOf(TALK_WORDS, language, { ownOnly: OWN_ONLY }),
    recognisers: [],
    signs: {},
  }),
);

/**
 * Takes talk off the edges of sentences ("ok so", "lol") and tidies capitals and spaces. No word is changed otherwise;
 * lists, headings and prices stay as they were typed.
 */
export function tidyTalk(source: SourceText): TidiedText {
  const { language } = source;
  const vocabulary = talkVocabulary(language);
  const rules: CaseRules = { language, places: placesIn(source, language) };
  const tidied: Tidied[] = [];
  const lines = source.lines.flatMap((line, index) => {
    if (line.kind !== "text" || line.sentences.length !== 1) return [line];
    const begins = beginsSentence(source.lines[index - 1]);
    const said = withoutAllTalk(line.text, vocabulary);
    const written = said.text === "" ? { text: "", tidied: [] } : tidyCase(said.text, begins, rules);
    tidied.push(...said.tidied, ...written.tidied);
    return written.text === "" ? [] : [written.text === line.text ? line : { ...line, text: written.text }];
  });
  return tidied.length === 0
    ? { source, tidied }
    : { source: { ...source, lines: renumbered(lines) }, tidied: distinct(tidied) };
}

/** A line that goes on from the one before begins no sentence. */
const beginsSentence = (before: Line | undefined): boolean =>
  before?.kind !== "text" || /[.!?…:]["”»)]?$/u.test(before.text);

/** Behind talk may stand more of it: "so, ok". */
function withoutAllTalk(text: string, vocabulary: Vocabulary<TalkWord>): { text: string; tidied: Tidied[] } {
  const tidied: Tidied[] = [];
  for (let before = text; ; ) {
    const said = withoutTalk(before, vocabulary);
    tidied.push(...said.tidied);
    if (said.text === before || said.text === "") return { text: said.text, tidied };
    before = said.text;
  }
}

function withoutTalk(text: string, vocabulary: Vocabulary<TalkWord>): { text: string; tidied: Tidied[] } {
  const tokens = tokenize(text, vocabulary);
  const heard = tokens.filter((token, index) => isHesitation(token, text, tokens[index + 1]));
  if (heard.length > 0) return withoutTokens(text, heard);
  if (isLetter(tokens) || isHope(tokens)) return { text: "", tidied: [{ from: text, to: "" }] };
  const from = behindDictation(tokens, afterOpening(tokens, text));
  const until = beforeClosing(tokens, from);
  if (from === 0 && until === tokens.length) return { text, tidied: [] };
  const start = tokens[from]?.start ?? text.length;
  const end = until > from ? tokens[until - 1]!.end : start;
  const opening = text.slice(0, start).trim();
  const closing = text.slice(end).trim();
  const kept = `${capital(text.slice(start, end), from > 0)}${stopOf(closing, text.slice(start, end))}`;
  return {
    text: until > from ? kept.trim() : "",
    tidied: [opening, until < tokens.length ? closing : ""].filter(Boolean).map((words) => ({ from: words, to: "" })),
  };
}

/** "Ten of them um twelve"; with a capital it may be a name. */
const isHesitation = ({ kind, start }: Token<TalkWord>, text: string, next: Token<TalkWord> | undefined): boolean =>
  kind === "hesitates" && (/^\p{Ll}/u.test(text.slice(start)) || (start === 0 && isComma(next)));

function withoutTokens(text: string, tokens: readonly Token<TalkWord>[]): { text: string; tidied: Tidied[] } {
  const pieces = tokens.map(({ start }, index) => text.slice(tokens[index - 1]?.end ?? 0, start).trim());
  return {
    text: [...pieces, text.slice(tokens.at(-1)!.end).trim()].reduce(joined),
    tidied: tokens.map(({ start, end }) => ({ from: text.slice(start, end), to: "" })),
  };
}

/** "So, um, we bake": one comma is enough. */
function joined(before: string, after: string): string {
  if (before === "") return after.replace(/^[,،…\s]+/u, "");
  return /^[,.;!?…]/.test(after) ? before.replace(/,$/, "") + after : `${before} ${after}`.trim();
}

/** A line that every letter has: its address, its greeting at the end, "Thank you." */
export const isLetter = (tokens: readonly Token<TalkWord>[]): boolean =>
  LETTER.has(tokens[0]?.kind ?? "") && tokens.slice(1).every((token) => LETTER.has(token.kind) || isComma(token));
const LETTER: ReadonlySet<string> = new Set<TalkWord>(["letter", "thanks"]);

/** "Hoffentlich hab ich nix vergessen." */
const isHope = (tokens: readonly Token<TalkWord>[]): boolean =>
  tokens[0]?.kind === "hope" &&
  tokens.some(({ kind }) => kind === "forgot") &&
  tokens.every((token) => HOPES.has(token.kind) || isComma(token));
const HOPES: ReadonlySet<string> = new Set<TalkWord>(["hope", "forgot", "subject", "talk"]);

const COMMAS = new Set([",", "،", "!", ".", "…"]);
const isComma = (token: Token<TalkWord> | undefined): boolean => token !== undefined && COMMAS.has(token.text);

/** The index of the first token after "Ok so", "Hi im", "Hi,", "Honestly,". */
function afterOpening(tokens: readonly Token<TalkWord>[], text: string): number {
  let at = greetsAtLength(tokens, text) ? 1 : 0;
  // "Hi im maja" is short; a long sentence needs its "im".
  let before: TalkWord | undefined = at > 0 ? "talk" : undefined;
  while (at < tokens.length && goesAtOpening(tokens[at]!, tokens[at + 1], before)) {
    const { kind } = tokens[at]!;
    before = kind === "other" ? before : kind;
    at += 1;
  }
  return at;
}

/** "Good morning i would like to …" without any sign or capital; "Good morning breakfast" is short. */
const greetsAtLength = (tokens: readonly Token<TalkWord>[], text: string): boolean =>
  tokens[0]?.kind === "greeting" && tokens.length >= LONG && /^\p{Ll}/u.test(text.slice(tokens[1]!.start));
const LONG = 15;

/** "Look I'm dictating this because my hands are full, we sew dresses": what is said of the letter ends at a comma. */
function behindDictation(tokens: readonly Token<TalkWord>[], from: number): number {
  const at = PERSONS.has(tokens[from]?.text ?? "") ? from + 1 : from;
  if (tokens[at]?.kind !== "dictates") return from;
  const comma = tokens.findIndex(({ text }, index) => index > at && /^[,،;:]$/u.test(text));
  return comma < 0 ? tokens.length : comma + 1;
}
/** They may be left out where the verb says who acts. */
const PERSONS = new Set("eu yo io ja أنا".split(" "));

const TALK: ReadonlySet<string> = new Set<TalkWord>(["talk", "opener", "filler", "tells"]);

function goesAtOpening(token: Token<TalkWord>, next: Token<TalkWord> | undefined, before?: TalkWord): boolean {
  const ends = isComma(next) || (next !== undefined && TALK.has(next.kind));
  switch (token.kind) {
    case "talk":
      return true;
    case "opener":
      return (
        ends ||
        next?.kind === "dictates" ||
        next?.kind === "subject" ||
        token.text.includes(" ") ||
        before !== undefined
      );
    case "greeting":
      return ends || next?.kind === "self" || next?.kind === "subject";
    case "filler":
      return before !== undefined || isComma(next);
    case "tells":
      return isComma(next) || next?.text === ":";
    case "self":
      return before === "greeting" || before === "filler";
    default:
      return before !== undefined && (isComma(token) || (before === "tells" && token.text === ":"));
  }
}

const STOPS = new Set([".", "!", "?", "…", "؟", ")", ":", ";", "-", "D"]);

/** The index after the last token that is none of "haha", "lol", ", honestly", ":)". */
function beforeClosing(tokens: readonly Token<TalkWord>[], from: number): number {
  let until = tokens.length;
  while (until > from && STOPS.has(tokens[until - 1]!.text)) until -= 1;
  const ended = until;
  const smiles = tokens
    .slice(ended)
    .map(({ text }) => text)
    .join("");
  while (until > from && isClosing(tokens, until - 1)) until -= 1;
  while (until > from && isComma(tokens[until - 1])) until -= 1;
  if (until < ended && tokens.slice(until, ended).some(({ kind }) => kind !== "other")) return until;
  return /[:;]-?[)D]/.test(smiles) ? ended : tokens.length;
}

function isClosing(tokens: readonly Token<TalkWord>[], at: number): boolean {
  const { kind } = tokens[at]!;
  const before = tokens[at - 1];
  const isThanks = kind === "thanks" && (isComma(before) || before?.kind === "filler");
  const leads = kind === "filler" && (isComma(before) || tokens[at + 1]?.kind === "thanks");
  return kind === "talk" || isThanks || leads || isComma(tokens[at]);
}

/** The sign that the sentence ended with. */
const stopOf = (closing: string, kept: string): string =>
  SENTENCE_ENDS.has(kept.slice(-1)) ? "" : ([...closing].findLast((sign) => SENTENCE_ENDS.has(sign)) ?? "");
const SENTENCE_ENDS = new Set([".", "!", "?", "…", "؟"]);

const capital = (text: string, wanted: boolean): string =>
  wanted ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const distinct = (tidies: Tidied[]): Tidied[] => [
  ...new Map(tidies.map((tidy) => [`${tidy.from}\n${tidy.to}`, tidy])).values(),
];
