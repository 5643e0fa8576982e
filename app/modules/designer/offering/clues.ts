import type { OpenedSite } from "../../operations/opened-site";
import type { Target } from "../../operations/target";
import { readThings } from "../../page-roles/read-things";
import type { PageThings, Role, Thing } from "../../page-roles/thing";
import { textOf } from "../../operations/text-of";
import { stems } from "../built-in/find/words-of";
import type { Dialogue } from "../understanding/dialogue";
import { onColour } from "../understanding/targets/of-colour";
import { mentionsIn } from "../understanding/nearest-named";
import { PART_KINDS, ROLES_OF } from "../understanding/targets/thing-roles";
import { means, senseOf, type Word } from "../understanding/word";

/** Something of the page that a message may mean, and how much of the message speaks for it. */
export interface Near {
  thing: Thing;
  score: number;
}

const LONGEST_TEXT = 500;
const SHORTEST_PART = 5;

/** What of a page a message may mean, loosely read: by words that stand there, by kinds, colours and what is selected. */
export function nearIn(site: OpenedSite, words: readonly Word[], source: string, { selected, done }: Dialogue): Near[] {
  const { known, weigh } = wordsOf(site);
  const said = saidStems(words);
  const hits = new Map<string, number>();
  const hit = (stem: string): number => {
    const before = hits.get(stem);
    if (before !== undefined) return before;
    const found = Math.max(0, ...said.map((each) => likeness(each, stem))) * weigh(stem);
    hits.set(stem, found);
    return found;
  };
  const kinds = kindsSaid(words);
  const parts = words.flatMap((word) => PART_KINDS[senseOf(word, "thing")?.is ?? "page"]?.section ?? []);
  const mentioned = new Set(mentionsIn(words, source, site).flatMap(({ target }) => target.nodes));
  const before = new Set((done?.params as { target?: Target } | undefined)?.target?.nodes);
  const colours = words.flatMap((word) => senseOf(word, "colour")?.is ?? []);
  const quotes = words.filter((word) => means(word, "literal")).map(({ text }) => text.toLowerCase());
  return known
    .map(({ thing, name, text }) => {
      const named = sum(name.map(hit));
      const share = named / (sum(name.map(weigh)) || 1);
      const inside = sum([...new Set(text)].filter((stem) => !name.includes(stem)).map(hit));
      const extra =
        (kinds.some((kind) => kind.some((role) => thing.roles.includes(role))) ? 1.5 : 0) +
        (quotes.includes(thing.name.toLowerCase()) ? 6 : 0) +
        (parts.some((part) => thing.roles.includes("section") && thing.aliases.includes(part)) ? 2 : 0) +
        (mentioned.has(thing.node) ? 2 : 0) +
        (before.has(thing.node) ? 2 : 0) +
        (selected === thing.node ? 5 : 0) +
        (colours.some((colour) => isOfColour(site, thing, colour)) ? 1.5 : 0);
      return { thing, score: named * (0.4 + 0.6 * share) + Math.min(2, inside * 0.3) + extra };
    })
    .filter(({ score }) => score > 0.3)
    .toSorted((one, other) => other.score - one.score);
}

interface WordsOfThings {
  known: readonly { thing: Thing; name: readonly string[]; text: readonly string[] }[];
  weigh: (stem: string) => number;
}
const read = new WeakMap<PageThings, WordsOfThings>();

/** The words of all that is seen on a page: a message is held against them several times. */
function wordsOf(site: OpenedSite): WordsOfThings {
  const things = readThings(site);
  const before = read.get(things);
  if (before) return before;
  const known = things.all
    .filter(({ hidden }) => !hidden)
    .map((thing) => ({
      thing,
      name: stems(thing.name.slice(0, LONGEST_TEXT)),
      text: stems(textOf(site.page, thing.node).slice(0, LONGEST_TEXT)),
    }));
  const found = { known, weigh: weights(known.map(({ name, text }) => [...new Set([...name, ...text])])) };
  read.set(things, found);
  return found;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const isOfColour = (site: OpenedSite, thing: Thing, colour: string): boolean =>
  thing.roles.some((role) => COLOURED.has(role)) && onColour(site, [thing], colour).length > 0;
const COLOURED: ReadonlySet<Role> = new Set(["section", "header", "footer", "button", "item"]);

/** The rarer on the page, the more a word tells. */
function weights(all: readonly (readonly string[])[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const stem of all.flat()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + all.length / (counts.get(stem) ?? 1)) / 2;
}

/** Words that may name something: not those that any sentence has. */
const saidStems = (words: readonly Word[]): string[] =>
  words
    .filter((word) => !means(word, "light") && !means(word, "link") && !means(word, "reference"))
    .filter(({ text }) => text.length > 2 || /^\p{Lu}|\d/u.test(text))
    .filter((word) => word.senses.length === 0 || word.senses.some(({ kind }) => NAMING.has(kind)))
    .flatMap(({ text }) => stems(text));

const NAMING: ReadonlySet<string> = new Set(["thing", "fact", "literal", "ordinal", "topic", "verb"]);

/** 'kerstkransworkshop' has 'workshop' in it. */
function likeness(said: string, stem: string): number {
  if (said === stem) return 1;
  if (Math.min(said.length, stem.length) < SHORTEST_PART) return 0;
  const [short, long] = said.length < stem.length ? [said, stem] : [stem, said];
  return long.startsWith(short) || long.endsWith(short) ? 0.7 : 0;
}

const kindsSaid = (words: readonly Word[]): (readonly Role[])[] =>
  words.flatMap((word) => {
    const thing = senseOf(word, "thing")?.is;
    return thing ? [ROLES_OF[thing]?.roles ?? []] : [];
  });
