import type { WordTable, WordTables } from "./read-languages";

/** A phrase of a text that a lexicon knows. */
interface KnownPhrase<Kind extends string> {
  kind: Kind;
  phrase: string;
}

/** Words and phrases with the one meaning that each has for a reader. */
export interface Lexicon<Kind extends string> {
  /** The longest known phrase that begins at an offset; `text` is in lower case. Ends only where a word ends. */
  longestAt(text: string, offset: number): KnownPhrase<Kind> | undefined;
}

const WORD = /[\p{L}\p{M}]+|\S/uy;
const WORD_GOES_ON = /^[\p{L}\p{M}\d]/u;

/** In other languages shorter words mean too much: "so", "do" and "mar" are days only in their own. */
const LEAST_FOREIGN_LETTERS = 4;

/** Kinds that a reader takes from the text's own language only: "solo" is a name in English. */
export interface LexiconOptions<Kind extends string> {
  ownOnly?: ReadonlySet<Kind>;
}

/**
 * The words of a text's language. Those of the other languages are known, too, where they are long enough to be nothing
 * else and the text's own language has no other meaning for them: owners write "Monday" in any language.
 */
export function lexiconOf<Kind extends string>(
  tables: WordTables<Kind>,
  language: string,
  { ownOnly = new Set() }: LexiconOptions<Kind> = {},
): Lexicon<Kind> {
  const words = new Map<string, Kind>();
  const own = Object.hasOwn(tables, language) ? tables[language as keyof WordTables<Kind>] : undefined;
  addAll(words, own ?? {}, 1);
  const without = own ? ownOnly : new Set<Kind>();
  for (const table of Object.values<WordTable<Kind>>(tables))
    addAll(words, table, own ? LEAST_FOREIGN_LETTERS : 1, without);
  return lexiconFrom(words);
}

function addAll<Kind extends string>(
  words: Map<string, Kind>,
  table: WordTable<Kind>,
  least: number,
  without: ReadonlySet<Kind> = new Set(),
): void {
  for (const [kind, phrases] of Object.entries<string | undefined>(table)) {
    if (without.has(kind as Kind)) continue;
    for (const phrase of phrases?.split("|") ?? [])
      if (phrase.length >= least && !words.has(phrase)) words.set(phrase, kind as Kind);
  }
}

/** A lexicon of phrases with what each means. */
export function lexiconFrom<Kind extends string>(words: ReadonlyMap<string, Kind>): Lexicon<Kind> {
  const byFirst = groupByFirst(words);
  return {
    longestAt(text, offset) {
      const first = wordAt(text, offset);
      return first === undefined
        ? undefined
        : byFirst.get(first)?.find(({ phrase }) => text.startsWith(phrase, offset) && endsAt(text, offset, phrase));
    },
  };
}

function groupByFirst<Kind extends string>(words: ReadonlyMap<string, Kind>): Map<string, KnownPhrase<Kind>[]> {
  const byFirst = new Map<string, KnownPhrase<Kind>[]>();
  for (const [phrase, kind] of words) {
    const first = wordAt(phrase, 0)!;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { kind, phrase }]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.phrase.length - a.phrase.length);
  return byFirst;
}

function wordAt(text: string, offset: number): string | undefined {
  WORD.lastIndex = offset;
  return WORD.exec(text)?.[0];
}

/** "mon" is no word of "monk", but "24h" may end at a sign. */
function endsAt(text: string, offset: number, phrase: string): boolean {
  const end = offset + phrase.length;
  return !(WORD_GOES_ON.test(text.slice(end - 1, end)) && WORD_GOES_ON.test(text.slice(end, end + 2)));
}
