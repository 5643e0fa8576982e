import { escapeText } from "../../../markup/html-document";
import type { OpenedSite } from "../../../operations/opened-site";
import { endOfOwnWords, endsRequest, withoutTalkBehind } from "../own-words";
import { headTextIn } from "../patterns/told-head";
import { means, type Word } from "../word";
import { cueIn, SAYS_NOW } from "../words/told-cues";
import { partsClauses, sentencesOf } from "./message";
import type { Told, ToldReader } from "./part";
import { longestOnPage, oneOf, saysLooks } from "./reworded";

const SAYING = `${cueIn("whereSays")}|${cueIn("nowSays")}`;
const WHERE = new RegExp(`(?<!\\p{L})(?<said>${SAYING})\\s+["“«„'‘]?(?=[\\p{L}\\d])`, "giu");
/** 'The last line says Untitled': without a 'where' it only tells, until what it should be is said, too. */
const IS_WHERE = new RegExp(`^(?:${cueIn("whereSays")})$`, "iu");
/** 'Where it says Trainee she is Bookkeeper now'. */
const IS_NOW = new RegExp(
  `^["”»“'’]?(?<frame>[\\s,]{0,3})(?:${cueIn("isOne")})\\s+(?:(?:${cueIn("now")})\\s)?(?=\\p{Lu})`,
  "u",
);
const NOW = new RegExp(`\\s(?:${cueIn("now")})(?=[.!]?$)`, "iu");
const SHOULD = new RegExp(
  `^["”»“'’]?(?<frame>[\\s,]{0,3}(?:\\p{L}+[\\s,]{1,2}){0,4}?)(?:(?<whole>${cueIn("shouldSay")}|${cueIn("hasToBe")})|(?<open>soll|sollte|muss|moet))(?:\\s?:)?\\s+(?:(?:us|wir|nosotros|nous|noi|nós|wij),\\s)?(?:(?:${cueIn("just")}|da|dort|daar|er)\\s)?(?=["“«„'‘]?[\\p{Lu}\\d])`,
  "u",
);
/** A verb that ends what was asked for in German and Dutch: '… soll da Hallo stehen'. */
export const CLOSES = /\s(?:stehen|staan|hin|komen)$/u;
const MOST_PLACES = 6;
const MOST_WORDS = 16;

/** 'Where it says Cash or cheque only it should be: Cash or card': the words that stand there, and others for them. */
export const readSaidThere: ToldReader = (words, source, { site }): Told | null => {
  for (const place of [...source.matchAll(WHERE)].slice(0, MOST_PLACES)) {
    const from = place.index + place[0].length;
    const isWhere = IS_WHERE.test(place.groups!.said!);
    const start = isWhere ? place.index : clauseAround(words, place.index);
    // 'On the tab it only says Peak Cycles': that is no text of the page.
    if (headTextIn(source.slice(start, place.index)) !== null) continue;
    const behind = words.filter((word) => word.start >= from - 1);
    const sentence = sentencesOf(source, from)[0]?.text ?? "";
    const old = behind.length > 0 ? longestOnPage(sentence, startingAt(behind, from), source, site) : null;
    const rest = old ? sentence.slice(old.text.length) : "";
    const isNow = SAYS_NOW.test(rest);
    const opener = old && (SHOULD.exec(rest) ?? (isNow && isWhere ? IS_NOW.exec(rest) : null));
    if (!old || !opener || !isOneText(old.text, site) || !isFrame(words, from + old.text.length, opener.groups!.frame!))
      continue;
    const begin = from + old.text.length + opener[0].length;
    const now = newWords(words, source, begin, from + sentence.length, opener.groups!.open !== undefined);
    const made =
      now &&
      oneOf(
        old.text,
        words.filter(({ end }) => end <= place.index),
        [],
        source,
        site,
      );
    if (made)
      return {
        start,
        end: now.end,
        call: made(withoutStop(isNow ? now.text.replace(NOW, "") : now.text, old.text)),
        isCloser: true,
      };
  }
  return null;
};

/** Where the clause begins that says what stands there now. */
const clauseAround = (words: readonly Word[], at: number): number => {
  const sign = words.findLastIndex((word) => word.start < at && partsClauses(word));
  return words[sign + 1]?.start ?? at;
};

/** The stop of the sentence is none of the new words where the old ones had none. */
const withoutStop = (text: string, old: string): string => (/[.!]$/.test(old) ? text : text.replace(/[.!]$/, ""));

/** What a page says in several elements has no words that others could stand for. */
const isOneText = (old: string, { code }: OpenedSite): boolean =>
  code.html.replace(/\s+/g, " ").toLowerCase().includes(escapeText(old).toLowerCase());

/** A quotation begins with its sign. */
const startingAt = (words: readonly Word[], from: number): readonly Word[] =>
  words.map((word) => (word.start < from ? { ...word, start: from } : word));

/** Nothing but 'steht', 'it' and the like stands between the old words and what asks for the new. */
const isFrame = (words: readonly Word[], from: number, frame: string): boolean =>
  words
    .filter((word) => word.start >= from && word.end <= from + frame.length)
    .every((word) => means(word, "light") || means(word, "reference") || STANDS.test(word.text));
const STANDS = /^(?:steht|stand|staat|stond)$/i;

/** A quotation, or the words up to the end of the sentence, without what asks for them. */
function newWords(words: readonly Word[], source: string, begin: number, end: number, isOpen: boolean) {
  const own = words.filter((word) => word.start >= begin && word.end <= end);
  const [first] = own;
  if (!first || own.length > MOST_WORDS) return null;
  if (means(first, "literal")) return { text: first.text, end: first.end };
  if (saysLooks(own)) return null;
  const last = own.findLast((word) => !means(word, "light", "polite", "comma", "stop"));
  const said = last ? source.slice(begin, last.end) : "";
  if (isOpen && !CLOSES.test(said) && !endsRequest(last!.text)) return null;
  const text = isOpen ? said.replace(/\s\p{L}+$/u, "") : withoutTalkBehind(said, source);
  // 'It should just be 8-1 like the others'
  const isMore = own.some(
    (word) => means(word, "reference", "other", "same") || means(word, "literal") || means(word, "link", "as"),
  );
  return text.length > 1 && !isMore && !endOfOwnWords(text, source) ? { text, end } : null;
}
