import type { PageLanguage } from "~/lib/languages";
import type { Prose } from "../../facts/read-prose";
import { nobodyBuys } from "../../facts/nobody-buys";
import { capitalised } from "../../language/capitalised";
import { piecesOf } from "../../language/enumeration";
import type { Opening } from "./headline";
import { isClosed } from "../../language/may-cut";
import { leansOn } from "./leans-on";
import { openingPatterns } from "./opening-phrases";
import { isOnVisit } from "./practical";
import { aboutWhat, byPart, likeliest } from "./topics/sentence-topic";
import { surePart } from "./topics/sure-part";

/** The running text once what stands by itself was taken out of it. */
export interface Noted {
  prose: Prose;
  /** Conditions, promises and rules, each a sentence. */
  notes: string[];
  /** What there is, where a sentence only enumerates it. */
  goods: string[];
}

const FEWEST = 2;
const FEWEST_POINTS = 2;
const MOST = 12;
/** Letters of a statement that is read at a glance. */
const LONGEST = 100;
const SHORT = 50;
/** A number, or what there is not, or for nothing: what somebody decides by. The rest of a text is its story. */
const LIMITS =
  /\p{Nd}|(?<!\p{L})(?:no|not|never|free|without|only|kein\p{Ll}*|nicht|nie|nur|kostenlos\p{Ll}*|gratis|ohne|sin|solo|nunca|sans|pas|gratuit\p{Ll}*|senza|non|mai|sem|só|não|grátis|zonder|geen|niet|alleen|bez|tylko|darmo\p{Ll}*|بدون|فقط|لا|ما)(?!\p{L})/iu;
/** What happened in a year is the story's. */
const YEAR = /(?<!\p{Nd})(?:1[89]\p{Nd}\p{Nd}|20[01]\p{Nd})(?!\p{Nd})/u;
/** "Teddy R - lettering and scar work": an entry of a list, which stays with the others. */
const ENTRY = /^\p{Lu}[^.,;:!?]{1,40}\s[-–—]\s/u;
/** "Sales tax filing: included" */
const LABELLED = /^\p{L}[^:.!?]{2,34}\s?:\s\S/u;
/** "Dogs free, kettle and loo on board": what comes with it is not what is done. */
const FREE =
  /(?<!\p{L})(?:free|included|on board|kostenlos|gratis|inklusive|inbegriffen|incluid[oa]s?|gratuit\p{L}*|compris\p{L}*|inclus[oi]?|compres[oi]|incluíd[oa]s?|grátis|inbegrepen|za darmo|w cenie|مجان\p{L}*)(?!\p{L})/iu;
/** "Salthill, Knocknacarra, Oranmore and Barna": places, people or brands, which nobody does or sells. */
const areNames = (pieces: readonly string[]) =>
  pieces.length > 2 && pieces.slice(1).filter((piece) => /^\p{Lu}\p{Ll}/u.test(piece)).length >= pieces.length - 2;
const isName = (point: string) => point.length <= LONGEST_POINT && !/[.!?…؟:@]|\s[-–—]\s|\p{Nd}{3}/u.test(point);
const LONGEST_POINT = 60;
const CONTACT = /@|\p{Nd}[\p{Nd}\s()./-]{6,}\p{Nd}/u;

/**
 * Takes out of the text below the headline what is no story: a sentence that enumerates, and short statements that
 * nobody speaks and that lean on no other. One such statement alone stays where it is.
 */
export function withNotes(
  prose: Prose,
  { used }: Pick<Opening, "used">,
  isVisited: boolean,
  language: PageLanguage,
): Noted {
  const patterns = openingPatterns(language);
  const goods = new Map<string, string[]>();
  const isNote = (sentence: string, index: number) =>
    sentence.length <= LONGEST &&
    (/[.!]$/u.test(sentence) || LABELLED.test(sentence)) &&
    (sentence.length <= SHORT || LIMITS.test(sentence)) &&
    !YEAR.test(sentence) &&
    !ENTRY.test(sentence) &&
    !CONTACT.test(sentence) &&
    !/[?؟]/u.test(sentence) &&
    isClosed(sentence) &&
    !patterns.speaks.test(sentence) &&
    !patterns.introduces.test(sentence) &&
    !leansOn(sentence, index, language) &&
    isLikelyNote(sentence, language);
  // What is left of a list is no sentence: "radiators, power flush".
  const isList = prose.points.size >= FEWEST_POINTS;
  const pointOf = (sentence: string) =>
    isList && prose.points.has(sentence) && isName(sentence) && !patterns.speaks.test(sentence) && !nobodyBuys(sentence)
      ? [sentence]
      : undefined;
  const stated = new Set<string>();
  for (const sentences of prose.paragraphs)
    sentences.forEach((sentence, index) => {
      if (used.has(sentence)) return;
      const pieces = piecesOf(sentence) ?? pointOf(sentence);
      if (pieces && ((language !== "de" && areNames(pieces)) || pieces.some((piece) => FREE.test(piece))))
        stated.add(sentence);
      else if (pieces) goods.set(sentence, pieces);
      else if (isList && prose.points.has(sentence) && nobodyBuys(sentence)) stated.add(sentence);
      else if (!prose.storyTitle && isNote(sentence, index)) stated.add(sentence);
    });
  const practical = prose.practical.filter(
    (sentence) => !ENTRY.test(sentence) && !CONTACT.test(sentence) && !(isVisited && isOnVisit(sentence)),
  );
  const notes = [...stated, ...practical].slice(0, MOST);
  const taken = new Set([...goods.keys(), ...(notes.length >= FEWEST ? notes : [])]);
  const spare = notes.length >= FEWEST ? [] : practical.filter((sentence) => isTold(sentence, language));
  return {
    prose: withSpare(withEntries(without(prose, taken)), spare),
    notes: notes.length >= FEWEST ? notes.map(capitalised) : [],
    goods: [...goods.values()].flat().map(capitalised),
  };
}

/** What is hardly likely to be a condition or a promise stays in the text, where its owner said it. */
function isLikelyNote(sentence: string, language: PageLanguage): boolean {
  const sure = surePart(sentence);
  if (sure) return sure === "money";
  return (byPart(aboutWhat(sentence, language).topics).get("notes") ?? 0) > LIKELY;
}
const LIKELY = 0.3;

/** Longer sentences are no calls to act, and may speak of cards and parks without being on paying or parking. */
const LONGEST_CALL = 72;
const isTold = (sentence: string, language: PageLanguage): boolean =>
  sentence.length > LONGEST_CALL &&
  ["offer", "story"].includes(likeliest(byPart(aboutWhat(sentence, language).topics))[0]);

/** What is no note stands behind the text, and not beside the ways to write. */
const withSpare = (prose: Prose, spare: readonly string[]): Prose => ({
  ...prose,
  paragraphs: [...prose.paragraphs, ...spare.map((sentence) => [sentence])],
  practical: prose.practical.filter((sentence) => !spare.includes(sentence)),
});

/** An entry of a list that speaks of practical things stands behind the others of the list. */
function withEntries(prose: Prose): Prose {
  const entries = prose.practical.filter((sentence) => ENTRY.test(sentence));
  const last = prose.paragraphs.findLastIndex((sentences) => sentences.some((sentence) => ENTRY.test(sentence)));
  if (entries.length === 0 || last < 0) return prose;
  const others = prose.practical.filter((sentence) => !entries.includes(sentence));
  const lines = entries.map((sentence) => [sentence.replace(/\.$/u, "")]);
  return { ...prose, practical: others, paragraphs: prose.paragraphs.toSpliced(last + 1, 0, ...lines) };
}

function without(prose: Prose, taken: ReadonlySet<string>): Prose {
  const rest = (sentences: string[]) => sentences.filter((sentence) => !taken.has(sentence));
  const paragraphs = prose.paragraphs.map(rest).filter((sentences) => sentences.length > 0);
  return { ...prose, paragraphs, practical: rest(prose.practical) };
}
