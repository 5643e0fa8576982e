import { tokenize, type Token, type Vocabulary } from "./reading/tokenize";
import { renumbered, type Line, type SourceText } from "./source-text";
import { isLetter, talkVocabulary, type TidiedText } from "./tidy-talk";
import type { TalkWord } from "./talk-words";

/** "D. Harbottle", "Maria da Luz Ferraz": what begins with capitals, and what stands between the parts of names. */
const WRITTEN_NAME =
  /^(?:\p{Lu}[\p{L}\p{M}'’-]*\.?|d[aeio]s?|v[ao]n|de[rn]|l[ae]|el|i\.|r\.|bin|al-?)(?:\s(?:\p{Lu}[\p{L}\p{M}'’.-]*|d[aeio]s?|v[ao]n|de[rn]|l[ae]|el|i\.|r\.)){0,5}[.,!]?$/u;
const INITIAL = /^\p{Lu}\.\s\p{Lu}\p{L}+$/u;
const LONGEST_NAME = 45;

/**
 * Takes off who has signed a letter: "Kind regards, Ann Bell", a name below such a line, or by itself at the very end.
 * Whoever writes is told to nobody by that; who works there stands in the letter.
 */
export function withoutSignature(source: SourceText): TidiedText {
  const vocabulary = talkVocabulary(source.language);
  const spoken = source.lines.filter(({ kind }) => kind !== "blank");
  const signed = new Set([
    ...spoken.filter((line, at) => isSignature(line, { before: spoken[at - 1], vocabulary, source })),
    ...(greetingOf(source) ? letterEnd(spoken) : []),
  ]);
  if (signed.size === 0) return { source, tidied: [] };
  return {
    source: { ...source, lines: renumbered(source.lines.filter((line) => !signed.has(line))) },
    tidied: [...signed].map(({ text }) => ({ from: text, to: "" })),
  };
}

/**
 * The greeting that a letter begins with, in whatever language: "A chairde,". Undefined where the text is none.
 */
export function greetingOf({ lines }: SourceText): Line | undefined {
  const spoken = lines.filter(({ kind }) => kind !== "blank");
  const [first] = spoken;
  return first && spoken.length >= SHORTEST_LETTER && endsInComma(first) ? first : undefined;
}

/** "Is mise le meas," with a name below it: a letter that begins with whom it is to ends with who wrote it. */
function letterEnd(spoken: readonly Line[]): Line[] {
  const [closing, name] = [spoken.at(-2), spoken.at(-1)];
  return closing && name && endsInComma(closing) && isWrittenName(name.text) ? [closing, name] : [];
}
const SHORTEST_LETTER = 4;

const endsInComma = ({ kind, text }: Line): boolean =>
  kind === "text" && /^\p{Lu}[\p{L}\p{M}'’.\s-]{2,30}[,،]$/u.test(text) && text.split(" ").length <= MOST_WORDS;
const MOST_WORDS = 4;

interface Around {
  before: Line | undefined;
  vocabulary: Vocabulary<TalkWord>;
  source: SourceText;
}

function isSignature(line: Line, { before, vocabulary, source }: Around): boolean {
  if (line.kind !== "text" && line.kind !== "heading") return false;
  const closing = restOf(line.text, vocabulary);
  if (closing !== undefined) return closing !== "" && isWrittenName(closing);
  if (!isWrittenName(line.text)) return false;
  return (before !== undefined && isLetter(tokenize(before.text, vocabulary))) || isLast(line, source);
}

/** What stands behind the words that end a letter; undefined where there are none. */
function restOf(text: string, vocabulary: Vocabulary<TalkWord>): string | undefined {
  const tokens = tokenize(text, vocabulary);
  const end = tokens.findIndex((token) => !isClosing(token));
  if (end === 0 || tokens.length === 0) return undefined;
  return end < 0 ? "" : text.slice(tokens[end]!.start);
}
const isClosing = ({ kind, text }: Token<TalkWord>): boolean =>
  kind === "letter" || kind === "thanks" || /^[,.!،–-]$/u.test(text);

const isWrittenName = (text: string): boolean => text.length <= LONGEST_NAME && WRITTEN_NAME.test(text);

/** "P. Delvigne" at the very end, apart from what is told. */
const isLast = (line: Line, { lines }: SourceText): boolean =>
  INITIAL.test(line.text) &&
  lines[line.index - 1]?.kind === "blank" &&
  lines.slice(line.index + 1).every(({ kind }) => kind === "blank");
