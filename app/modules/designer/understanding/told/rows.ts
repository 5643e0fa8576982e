import { layOut } from "../../../operations/style/lay-out";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import { quoted } from "../../../operations/outcome";
import { call } from "../call";
import { clausesOf } from "../gist/clauses";
import { hintsFor } from "../gist/hints";
import { locate } from "../gist/locate";
import { twiceSaid } from "../twice-said";
import { means, type Word } from "../word";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";

/** 'Could the four boxes under What we do go two and two', 'lieber zwei oben und zwei unten': entries in rows of as many. */
export const readRows: ToldReader = (words, source, { site }): Told | null => {
  const sentences = sentencesOf(source).map((sentence) => ({ ...sentence, words: wordsWithin(words, sentence) }));
  for (const [at, { words: own, start, end }] of sentences.entries()) {
    const columns = Number(twiceSaid(own) ?? 0);
    if (columns === 0 || own.length > MOST_WORDS || own.some(isOther)) continue;
    // What the rows are of may have been named before: 'They sit in one row. Could they be two and two?'
    const found = sentences
      .slice(Math.max(0, at - MOST_BEFORE), at + 1)
      .filter((sentence) => sentence.words.length <= MOST_WORDS)
      .toReversed()
      .map((sentence) => listsIn(sentence.words, source, columns, site))
      .find((lists) => lists.length > 0);
    const [only, ...others] = found ?? [];
    if (only && others.length === 0)
      return { start, end, call: call(layOut, { target: only, columns }, only.name), isCloser: true };
  }
  return null;
};

/** Longer sentences say more than that; and what is 'they' was named right before. */
const MOST_WORDS = 40;
const MOST_BEFORE = 2;

/** What asks for something else than rows. */
const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "fact", "price", "percent", "time", "phone", "email", "url") ||
  (means(word, "verb", "add", "remove", "hide", "write", "rename", "link", "copy", "swap") && !means(word, "light"));

/** The lists of the parts that some words name, and of the entries that they name, where their entries make whole rows. */
function listsIn(words: readonly Word[], source: string, columns: number, site: OpenedSite): Target[] {
  const hints = hintsFor(source);
  const things = readThings(site);
  const phrases = clausesOf(words, source, hints).flatMap((clause) => clause.phrases);
  const nodes = phrases.flatMap((phrase) => locate(site, phrase, { wanted: "part", hints })?.target.nodes ?? []);
  const parts = nodes.flatMap((node) =>
    things.at(node)?.roles.includes("section") ? node : (things.at(node)?.section ?? []),
  );
  return [...new Set(parts)].flatMap((part) => {
    const groups = things
      .of("item")
      .flatMap(({ section, hidden, group }) => (section === part && !hidden ? (group ?? []) : []));
    const size = (list: number) => groups.filter((group) => group === list).length;
    const [list, ...others] = [...new Set(groups)].filter((each) => size(each) > columns && size(each) % columns === 0);
    const name = `the entries of ${quoted(things.at(part)?.name ?? "")}`;
    return list !== undefined && others.length === 0 ? [{ nodes: [list], name, selector: null }] : [];
  });
}
