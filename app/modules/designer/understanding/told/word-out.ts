import { replaceWords } from "../../../operations/text/replace-words";
import type { OpenedSite } from "../../../operations/opened-site";
import { stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { means } from "../word";
import { cueIn } from "../words/told-cues";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { pageTexts } from "./text-likeness";

const NO_MORE = new RegExp(`(?<!\\p{L})(?:${cueIn("noMore")})\\s(?<word>\\p{L}{4,30})(?!\\p{L})`, "iu");
const OR = "or|and|oder|und|o|y|u|ou|et|e|of|en";

/** 'No more cheques, take that word out': the one word of a list in a sentence, with the sign before it. */
export const readWordOut: ToldReader = (words, source, { site }): Told | null => {
  for (const { text, start, end } of sentencesOf(source)) {
    const own = wordsWithin(words, { start, end });
    const isAsked =
      own.some((word) => means(word, "verb", "remove")) && own.some((word) => means(word, "thing", "word"));
    const said = isAsked ? NO_MORE.exec(text)?.groups?.word : undefined;
    const found = said ? listedIn(said, site) : null;
    if (!found) continue;
    const within = { nodes: [found.node], name: "that text", selector: null };
    return { start, end, call: call(replaceWords, { from: found.from, to: found.to, within }, said), isCloser: true };
  }
  return null;
};

/** 'letterbox, cheque or bank' becomes 'letterbox or bank', in the one text that has the word in a list. */
function listedIn(said: string, { page }: OpenedSite): { node: number; from: string; to: string } | null {
  const found = pageTexts(page).flatMap(({ node, text }) =>
    [...text.matchAll(/[\p{L}'’-]+/gu)].flatMap(({ index, 0: word }) =>
      stems(word).join() === stems(said).join() ? [{ node, text, index, word }] : [],
    ),
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return null;
  const [before, behind] = [only.text.slice(0, only.index), only.text.slice(only.index + only.word.length)];
  const previous = /(?<![\p{L}\d'’-])(?<word>[\p{L}\d'’-]{1,40}), $/u.exec(before)?.groups?.word;
  const next = new RegExp(`^(?<link>,? (?:${OR}) )(?<word>[\\p{L}\\d'’-]{1,40})`, "u").exec(behind)?.groups;
  if (!previous || !next) return null;
  return {
    node: only.node,
    from: `${previous}, ${only.word}${next.link}${next.word}`,
    to: `${previous}${next.link!.replace(/^,/, "")}${next.word}`,
  };
}
