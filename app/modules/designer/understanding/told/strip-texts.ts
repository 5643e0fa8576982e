import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { setText } from "../../../operations/text/set-text";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import type { Thing as PageThing } from "../../../page-roles/thing";
import { call } from "../call";
import { onColour } from "../targets/of-colour";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { colourOf } from "./point-out";
import { wordsIn } from "./text-likeness";

const STILL = wordsSaid(cueIn("stillSays"));
const INSTEAD = new RegExp(
  `^(?:(?:${cueIn("please")})[,\\s]{1,2})?(?:(?:${cueIn("writes")}|${cueIn("shouldSay")})(?:\\s\\p{L}{1,20}){0,3}\\s?:\\s*)(?=\\p{L}|\\d|["“«„])`,
  "iu",
);
const MOST_BETWEEN = 2;
const LONGEST = 200;

/** 'The yellow strip still talks about August. Put instead: Closed at Christmas': what it says becomes what is said. */
export const readStripText: ToldReader = (words, source, { site }): Told | null => {
  const sentences = sentencesOf(source);
  for (const [at, sentence] of sentences.entries()) {
    if (!STILL.test(sentence.text)) continue;
    const behind = sentences.slice(at + 1, at + 1 + MOST_BETWEEN);
    const next = behind.findIndex(({ text }) => INSTEAD.test(text));
    const goal = behind[next];
    if (!goal || behind.slice(0, next).some((each) => wordsWithin(words, each).some(isRequest))) continue;
    const said = wordsWithin(words, sentence);
    const target = said.some(isRequest) ? null : stripIn(said, site);
    const text = goal.text.replace(INSTEAD, "").replace(/^["“«„]|["”»“][.!]?$/gu, "");
    const bare = /[.!]$/.test(text) && !/[.!?]\s/.test(text) ? text.replace(/\.$/, "") : text;
    if (!target || bare.length > LONGEST) continue;
    return {
      start: sentence.start,
      end: goal.end,
      call: call(setText, { target, text: bare }, target.name),
      isCloser: true,
    };
  }
  return null;
};

/** The one strip of the page that is of the colour that is said, or has the words of what it still says. */
function stripIn(said: readonly Word[], site: OpenedSite): Target | null {
  const colour = said.flatMap((word) => colourOf(word) ?? [])[0];
  const isStrip = said.some((word) => means(word, "thing", "section", "area", "banner", "line"));
  if (colour === undefined && !isStrip) return null;
  const strips = stripsOf(site);
  const fitting = colour === undefined ? strips : onColour(site, strips, colour);
  const tokens = new Set(said.flatMap(({ text, senses }) => (senses.length === 0 ? wordsIn(text) : [])));
  const isNamed = ({ node }: PageThing) =>
    wordsIn(textOf(site.page, node)).some((token) => token.length >= LEAST && tokens.has(token));
  const named = fitting.filter(isNamed);
  const [only, ...others] = named.length > 0 ? named : colour === undefined ? [] : fitting;
  if (!only || others.length > 0) return null;
  const [text] = readThings(site).inside(only.node);
  return {
    nodes: [text?.node ?? only.node],
    name: `the text “${textOf(site.page, only.node).slice(0, SHORT)}”`,
    selector: null,
  };
}
const LEAST = 4;
const SHORT = 60;

/** Parts of the page that are one text and no more. */
const stripsOf = (site: OpenedSite): PageThing[] =>
  readThings(site)
    .of("section")
    .filter(({ node, hidden, roles }) => {
      const inside = readThings(site).inside(node);
      const isWhole = inside.every((each) => textOf(site.page, each.node) === textOf(site.page, node));
      const text = textOf(site.page, node);
      return (
        !hidden && !roles.includes("hero") && isWhole && inside.length <= 1 && text !== "" && text.length <= LONGEST
      );
    });

const isRequest = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "device") ||
  means(word, "verb", "remove", "add", "hide", "swap", "copy", "make", "put", "change");
