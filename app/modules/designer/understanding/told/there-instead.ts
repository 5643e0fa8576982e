import { splitSentences } from "../../../facts/sentences";
import { isWithin } from "../../../cascade/query";
import { replaceWords } from "../../../operations/text/replace-words";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { means } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { pageTexts, wordsIn } from "./text-likeness";

const THERE = "da|dort|there|it|ahí|allí|là|lì|aí|lá|daar|er";
const OPENS = new RegExp(
  `^(?:(?:and|und|so|y|et|e|en)\\s)?(?:(?:${THERE})\\s)?(?:${cueIn("hasToBe")}|${cueIn("shouldSay")}|soll|muss|moet|doit|debe|deve)\\s(?:(?:${THERE})\\s)?(?:stehen|staan|heißen|être écrit|estar|poner|dire|dizer|say|read)?\\s?:\\s+(?<now>\\p{Lu}.+)$`,
  "iu",
);
const SAYS = wordsSaid(`${cueIn("nowSays")}|${cueIn("whereSays")}|${cueIn("stillSays")}`);
const LEAST = 3;
const MOST_BACK = 2;

/** 'Below the list it says that we only take cash, that's wrong now. It should say: …': a sentence told by what it says, in the part that is named. */
export const readThereInstead: ToldReader = (words, source, { site }): Told | null => {
  const sentences = sentencesOf(source);
  for (const [at, sentence] of sentences.entries()) {
    const now = OPENS.exec(sentence.text)?.groups?.now;
    const before = sentences.slice(Math.max(0, at - MOST_BACK), at).findLast(({ text }) => SAYS.test(text));
    if (
      !now ||
      !before ||
      wordsWithin(words, before).some((word) => means(word, "literal") || means(word, "verb", "add", "remove"))
    )
      continue;
    const found = sentenceTold(before.text, site);
    if (!found) continue;
    const bare = (text: string) => text.replace(/\.$/, "");
    const within = { nodes: [found.node], name: `the text “${found.text.slice(0, LONGEST_NAME)}”`, selector: null };
    const next = sentences[at + 1];
    const isKept = next !== undefined && hintsFor(source)(next.text, "keep");
    const made = call(replaceWords, { from: bare(found.text), to: bare(now), within }, now);
    return { start: before.start, end: isKept ? next.end : sentence.end, call: made, isCloser: true };
  }
  return null;
};
const LONGEST_NAME = 60;

/** The one sentence of a part that is named, of which clearly most of the words are said. */
function sentenceTold(said: string, site: OpenedSite) {
  const low = said.toLowerCase();
  const parts = readThings(site)
    .of("section")
    .filter(
      ({ name, aliases, hidden }) =>
        !hidden && [name, ...aliases].some((each) => each.length > LEAST && low.includes(each.toLowerCase())),
    );
  const [part, ...more] = parts;
  if (!part || more.length > 0) return null;
  const own = new Set(wordsIn(part.name));
  const tokens = [...new Set(wordsIn(said))].filter((token) => token.length >= LEAST && !own.has(token));
  const all = pageTexts(site.page)
    .filter(({ node }) => isWithin(site.page, node, part.node))
    .flatMap(({ node, text }) =>
      splitSentences(text).map((sentence) => ({ node, text: sentence.text, hits: hitsIn(sentence.text, tokens) })),
    );
  const most = Math.max(0, ...all.map(({ hits }) => hits));
  const near = all.filter(({ hits }) => hits > most - CLEAR);
  return most >= CLEAR && near.length === 1 ? near[0]! : null;
}
const CLEAR = 2;

/** 'Bar' is said of 'Barzahlung'. */
const hitsIn = (text: string, tokens: readonly string[]): number => {
  const known = wordsIn(text);
  return tokens.filter((token) => known.some((word) => word.startsWith(token))).length;
};
