import { replaceWords } from "../../../operations/text/replace-words";
import { readThings } from "../../../page-roles/read-things";
import type { OpenedSite } from "../../../operations/opened-site";
import { call } from "../call";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";
import { namesIn } from "./entry-words";
import { sentencesOf } from "./message";
import type { Told, ToldReader } from "./part";

/** 'Sarah got married, she is Sarah Whitlock now, change that wherever her old name is': one of the page's people. */
export const readNewName: ToldReader = (words, source, { site }): Told | null => {
  for (const { start, end } of sentencesOf(source)) {
    const own = words.filter((word) => word.start >= start && word.start < end);
    const [name, ...others] = namesIn(own, site);
    if (!name || others.length > 0 || !own.every(mayStandBeside)) continue;
    const [from, to] = [name[0]!.start, name.at(-1)!.end];
    const said = source.slice(from, to);
    const old = nameLike(name[0]!.text, site);
    const beside = ` ${source.slice(start, from)}|${source.slice(to, end)} `;
    if (!old || !NOW.test(beside) || old === said) continue;
    return { start, end, call: call(replaceWords, { from: old, to: said }, said) };
  }
  return null;
};

/** What tells the name, right before it or right behind it: 'is now |', 'she is | now'. */
const NOW = new RegExp(
  `(?<!\\p{L})(?:(?:${cueIn("nowCalled")})\\s\\||(?:${cueIn("is")})\\s\\|\\s(?:${cueIn("now")})(?!\\p{L}))`,
  "iu",
);

const MOST_NAME_WORDS = 4;

/** The name of the one entry that begins with the same first name. */
function nameLike(first: string, site: OpenedSite): string | null {
  const names = readThings(site)
    .of("item")
    .filter(({ hidden, name }) => !hidden && name.split(" ")[0] === first && name.split(" ").length <= MOST_NAME_WORDS)
    .map(({ name }) => name);
  const [only, ...others] = new Set(names);
  return only !== undefined && others.length === 0 && /^[\p{L}\p{M}'’. -]+$/u.test(only) ? only : null;
}

/** Nothing else is asked for in the sentence. */
const mayStandBeside = (word: Word): boolean =>
  !means(word, "literal") &&
  !means(word, "fact", "price", "time", "phone", "email", "url", "percent") &&
  (!means(word, "colour") || /^\p{Lu}/u.test(word.text)) &&
  (!means(word, "verb", "add", "remove", "hide", "write", "move", "swap", "copy", "link") || means(word, "light"));
