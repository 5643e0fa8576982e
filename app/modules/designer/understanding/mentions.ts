import { readThings } from "../../page-roles/read-things";
import type { OpenedSite } from "../../operations/opened-site";
import { means, type Word } from "./word";

const LONGEST_MENTION = 14;

/**
 * Words that stand together on the page as the name of something are one word of the owner's: 'See bikes', 'Hours and
 * directions', whatever each of them means elsewhere.
 */
export function withMentions(words: readonly Word[], source: string, site: OpenedSite): Word[] {
  const names = namesOn(site);
  const said = qualified(words);
  const result: Word[] = [];
  for (let at = 0; at < said.length; ) {
    const end = mentionEnd(said, at, source, names);
    if (end === null) result.push(said[at++]!);
    else {
      const [start, to] = [words[at]!.start, words[end - 1]!.end];
      result.push({ text: source.slice(start, to), start, end: to, senses: [] });
      at = end;
    }
  }
  return result;
}

function mentionEnd(words: readonly Word[], from: number, source: string, names: ReadonlySet<string>): number | null {
  for (let end = Math.min(words.length, from + LONGEST_MENTION); end > from + 1; end -= 1) {
    const run = words.slice(from, end);
    if (run.every((word) => means(word, "thing") || means(word, "light"))) continue;
    // The stop behind a name ends the sentence.
    if (/^[.!]$/.test(run.at(-1)!.text)) continue;
    // Words without a meaning of their own stay together anyhow.
    if (run.every((word) => word.senses.length === 0 || means(word, "fact", "number"))) continue;
    if (names.has(folded(source.slice(run[0]!.start, run.at(-1)!.end)))) return end;
  }
  return null;
}

const MOST_QUALIFIERS = 3;

/** Between 'the', or 'that', and a thing, words tell which: 'the call button', 'the big blue section'. */
function qualified(words: readonly Word[]): Word[] {
  const result = [...words];
  words.forEach((word, at) => {
    if (!means(word, "light", "article") && !means(word, "reference", "this", "that")) return;
    const behind = words.slice(at + 1, at + 2 + MOST_QUALIFIERS);
    const thing = behind.findIndex((each) => means(each, "thing"));
    const between = behind.slice(0, thing);
    if (thing < 1 || !between.every(mayQualify)) return;
    for (let index = at + 1; index <= at + thing; index += 1)
      result[index] = {
        ...words[index]!,
        senses: words[index]!.senses.filter(({ kind }) => kind === "ordinal" || kind === "fact"),
      };
  });
  return result;
}

const mayQualify = ({ senses }: Word): boolean =>
  senses.length === 0 || senses.some(({ kind }) => ["verb", "colour", "value", "ordinal", "fact"].includes(kind));

const known = new WeakMap<object, ReadonlySet<string>>();

/** What things of the page are called in several words. */
function namesOn(site: OpenedSite): ReadonlySet<string> {
  const things = readThings(site);
  const before = known.get(things);
  if (before) return before;
  const names = things.all
    .filter(({ roles }) => !roles.includes("header") && !roles.includes("footer"))
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .map(folded)
    .filter((name) => name.includes(" ") && name.length < 160);
  const found = new Set(names);
  known.set(things, found);
  return found;
}

const folded = (text: string) =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[.!]$/, "").replace(/\s+/g, " ").trim();
