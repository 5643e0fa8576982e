import type { OpenedSite } from "../../../operations/opened-site";
import { addText } from "../../../operations/text/add-text";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { means, type Word } from "../word";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { pageTexts, wordsIn, type WordedText } from "./text-likeness";

const LINE =
  /(?<!\p{L})(?:an?|one|another|eine?|noch eine?|una?|une|um(?:a)?|een)\s(?:(?:new|more|short|little|extra|neue|kurze|nueva|corta|nouvelle|courte|nuova|breve|nova|curta|nieuwe|korte)\s)?(?:line|sentence|zeile|satz|línea|frase|ligne|phrase|riga|linha|regel|zin)(?!\p{L})/iu;
const ASKS =
  /(?<!\p{L})(?:need|needs|want|add|put|brauche?n?|möchten?|füge?n?|schreib|necesito|quiero|añade|pon|faut|voudrais|ajoutez|mettez|serve|vorrei|aggiungi|metti|preciso|quero|coloca|wil|zet|voeg)(?!\p{L})/iu;
const JUST =
  /^(?:just that|only that|that['’]?s all|nothing else|nur das|mehr nicht|sonst nichts|solo eso|nada más|c['’]est tout|juste ça|solo quello|nient['’]altro|só isso|mais nada|alleen dat|verder niets)[.!]?$/iu;
const MOST_WORDS = 20;

/** 'Need a line for Christmas, after the bit about the flower beds. No windows until 5 January.': beside the text that is told, the sentence that follows. */
export const readNewLine: ToldReader = (words, source, { site }): Told | null => {
  const sentences = sentencesOf(source);
  for (const [at, { text, start, end }] of sentences.entries()) {
    const own = wordsWithin(words, { start, end });
    const said = sentences[at + 1];
    if (
      !LINE.test(text) ||
      !ASKS.test(text) ||
      !said ||
      own.some(isOther) ||
      said.text.split(/\s+/).length > MOST_WORDS
    )
      continue;
    if (!/^\p{Lu}/u.test(said.text) || isAsked(wordsWithin(words, said)) || hintsFor(source)(said.text, "keep"))
      continue;
    const rest = sentences.slice(at + 2);
    const place = placeIn(own, source, site);
    if (!place || (rest[0] && !JUST.test(rest[0].text))) continue;
    const target = { nodes: [place.text.node], name: `“${place.text.text.slice(0, LONGEST_NAME)}”`, selector: null };
    const line = /[.!?]$/.test(place.text.text) ? said.text : said.text.replace(/\.$/, "");
    return {
      start,
      end: rest[0]?.end ?? said.end,
      call: call(addText, { text: line, place: target, where: place.where }, line),
      isCloser: true,
    };
  }
  return null;
};
const LONGEST_NAME = 60;

const isAsked = (own: readonly Word[]): boolean =>
  own.some((word) => means(word, "light", "modal", "polite") || means(word, "verb", "put", "add", "move", "remove"));
const isOther = (word: Word): boolean =>
  means(word, "literal") || means(word, "fact") || means(word, "verb", "remove", "hide", "swap", "copy", "replace");

interface Place {
  text: WordedText;
  where: "above" | "below";
}

/** Beside the first text that is told by words of its own. */
function placeIn(own: readonly Word[], source: string, site: OpenedSite): Place | null {
  const language = detectSaid(source);
  for (const [at, word] of own.entries()) {
    const isBelow = means(word, "link", "after", "below");
    if (!isBelow && !means(word, "link", "before", "above")) continue;
    const behind = own.slice(at + 1);
    const until = behind.findIndex(
      (each) => means(each, "light", "and", "comma") || means(each, "link", "before", "after", "above", "below"),
    );
    const tokens = behind
      .slice(0, until === -1 ? undefined : until)
      .filter((each) => each.senses.length === 0)
      .flatMap((each) => wordsIn(each.text))
      .filter((token) => token.length > 3 && !isCommon(token, language));
    const found =
      tokens.length < 2
        ? []
        : pageTexts(site.page).filter((text) => tokens.every((token) => text.tokens.includes(token)));
    const [only, ...others] = found;
    if (only && others.length === 0) return { text: only, where: isBelow ? "below" : "above" };
  }
  return null;
}
