import { rememberedTexts } from "~/lib/remembered";
import { lazyClassifier, type Classifier } from "../../language/classifier/classifier";
import { isAboutWriting } from "./about-writing";
import { tellsOfFormerMaker } from "./former-maker";
import { makerFindings } from "./maker-findings";
import { makerTokens } from "./maker-tokens";
import neighbours from "./neighbours.json" with { type: "json" };
import { tellsOfClients } from "./of-clients";
import { refusesOrnaments } from "./ornaments";
import weights from "./said-to.json" with { type: "json" };
import { surroundings } from "./surroundings";
import { isNameAlone, tellsWhoWrites } from "./who-writes";

/** Whom a sentence of an owner's is said to: the maker of the website, nobody (small talk), or those who read it. */
export type SaidTo = "maker" | "talk" | "page";

/** Above this a sentence stays off the page: one that is lost can be put back, one that is published was seen. */
const DOUBT = 0.5;
const SURE = 0.9;
/** Below this a part of a sentence is said to somebody else, whatever the rest of it is. */
const POSSIBLE = 0.2;
/** Above this nothing stands where everybody looks first. */
const DOUBTFUL = 0.3;
/** Below this what a sentence says speaks against it so clearly that nothing around it makes it an order. */
const UNLIKELY = 0.15;
/** Above this what stands around a sentence keeps it off the page: rather lost, and told to its owner, than published. */
const AROUND = 0.3;

/** Prices, times, phone numbers and addresses of mail are facts; an age or two numbers of a row are none. */
const FACT = /\p{Nd}[.,:]\p{Nd}|\p{Nd}{5}|[€$£]|[\p{L}\p{Nd}]@[\p{L}\p{Nd}]/u;

/** Whether a sentence by itself is said to the maker of the website, whatever else it says (docs/decisions/0111). */
export const ordersMaker = (text: string, language: string): boolean => saidToMaker(text, language) > DOUBT;

/** Whether a clause beside others is said to the maker: what is cut off wrongly leaves half a sentence. */
export const surelyOrdersMaker = (text: string, language: string): boolean => saidToMaker(text, language) > SURE;

/** Whether a part of a sentence may be said to the maker, as all of the sentence surely is. */
export const mayOrderMaker = (text: string, language: string): boolean => saidToMaker(text, language) > POSSIBLE;

/**
 * Whether a sentence may stand where everybody looks first: what is only likely said to those who read the page stands
 * further down.
 */
export const mayStandLarge = (text: string, language: string): boolean => {
  const { maker, talk } = likelihoods(text, language);
  return maker + talk <= DOUBTFUL;
};

/**
 * Of all sentences of a text, in their order, which are said to the maker (docs/decisions/0141) or to nobody who reads the
 * page (docs/decisions/0152).
 */
export function asidesAmong(sentences: readonly string[], language: string): boolean[] {
  if (sentences.length === 1) return [ordersMaker(sentences[0]!, language) || saysItself(sentences[0]!)];
  const known = sentences.map((text) => (isBracket(text) ? regardless : likelihoods)(text, language));
  const scores = known.map(makerScore);
  const isOrder = (at: number) => at < scores.length && scores[at]! > 0;
  const asides = sentences.map(
    (text, at) =>
      saysItself(text) ||
      isSigned(text, sentences[at - 1]) ||
      putsFewWords(text, language) ||
      (isOrder(at + 1) && tellsOfClients(text, sentences[at - 1])) ||
      isOrderWithNumber(text, language) ||
      (tellsOfFormerMaker(text) && !isStory(text)) ||
      (isFact(text) && isOrderWithAmount(text, language)) ||
      ((!isFact(text) || isBracket(text)) &&
        (isTalk(known[at]!) ||
          (scores[at]! > logit(UNLIKELY) && weighed(surroundings(scores, at), neighbours) > logit(AROUND)))),
  );
  return asides.map((isAside, at) => (at > 0 && ANSWER.test(sentences[at]!) ? asides[at - 1]! : isAside));
}
/** "We have tried vegan. No.": a word that answers goes with what it answers. */
const ANSWER = /^(?:no|nope|yes|nein|ja|nee|non|oui|s[íi]|sim|não|nie|tak|لا|نعم)[.!…]*$/iu;

/** What its words alone say, whatever stands around it. */
const saysItself = (text: string): boolean =>
  !isFact(text) && (refusesOrnaments(text) || isAboutWriting(text) || tellsWhoWrites(text));

/** "Put plus tax": a few words that begin with it are for no visitor, even where the rest says nothing. */
function putsFewWords(text: string, language: string): boolean {
  const tokens = makerTokens(text, language);
  const isFew = text.split(/\s+/u).length <= MOST_PUT && tokens[0]?.kind === "put";
  return isFew && tokens.every(({ kind }) => kind !== "visitor") && saidToMaker(text, language) > AROUND;
}
const MOST_PUT = 4;

/** "… I'm typing what he meant. Bernie (wife)": the name of who writes. */
const isSigned = (text: string, before: string | undefined): boolean =>
  before !== undefined && isNameAlone(text) && tellsWhoWrites(before);

/** "(And no before-and-after, I was fined £600 for that.)": an amount alone makes no fact of an aside. */
const isBracket = (text: string): boolean => /^\([^()]+\)[.!]?$/u.test(text) && hasOneAmount(text);

/** Whether a clause that speaks of the site, or of putting something on it, is said to the maker: less sure is enough there. */
export const placesOnSite = (text: string, language: string): boolean =>
  saidToMaker(text, language) > LIKELY && makerTokens(text, language).some(({ kind }) => PLACES.has(kind));
const PLACES: ReadonlySet<string> = new Set(["put", "site", "only"]);
const LIKELY = 0.6;

/** "Don't go putting the £95 that they charge": one amount in an order is no price of ours. */
function isOrderWithAmount(text: string, language: string): boolean {
  return hasOneAmount(text) && notToVisitors(text, language) > LIKELY;
}
const hasOneAmount = (text: string): boolean =>
  (text.match(FACTS) ?? []).length === 1 && !isStory(text) && /\p{L}/u.test(text);
const FACTS = new RegExp(`(?:\\p{Nd}[\\p{Nd}.,:]*\\s?(?:[€$£])?|[€$£]\\s?\\p{Nd}[\\p{Nd}.,]*)`, "gu");

/** "The chair's photo on top and the button that goes to WhatsApp 0131 …": the number is read wherever it stands. */
function isOrderWithNumber(text: string, language: string): boolean {
  const said = text.replace(NUMBER_TO_CALL, " ");
  return said !== text && !/\p{Nd}/u.test(said) && !isFact(said) && surelyOrdersMaker(said, language);
}
const NUMBER_TO_CALL = /[+(]?\p{Nd}[\p{Nd}\s()./-]{6,20}\p{Nd}/u;

/** Greetings, thanks and jokes: rather said to nobody or to the maker than to those who read. */
const isTalk = ({ talk, page }: Likelihoods): boolean => talk > TALK && page < 1 - DOUBT;
const TALK = 0.3;

/** How far sentences are said to the maker by what a classifier thinks of each: logits, within bounds. */
export const makerScores = (classify: Classifier<SaidTo>, sentences: readonly string[], language: string): number[] =>
  sentences.map((text) => makerScore(likelihoodsOf(classify, text, language)));

const makerScore = ({ maker }: Likelihoods): number => Math.max(-FURTHEST, Math.min(FURTHEST, logit(maker)));
/** As far from even as a sentence with a fact in it. */
const FURTHEST = 8;

const logit = (share: number): number => Math.log(share / (1 - share));

/** The sum of numbers, each times its weight. */
export const weighed = (numbers: readonly number[], weightOf: readonly number[]): number =>
  numbers.reduce((sum, number, index) => sum + number * weightOf[index]!, 0);

/** Whether a sentence has such a fact, tells a long story, or has nothing to read: it stays. */
export const isFact = (text: string): boolean => FACT.test(text) || isStory(text) || !/\p{L}/u.test(text);

/** So many words with a number in them tell of the business, whatever they ask for besides. */
const isStory = (text: string): boolean => /\p{Nd}/u.test(text) && text.split(" ").length > LONG;
const LONG = 30;

const saidToMaker = (text: string, language: string): number => likelihoods(text, language).maker;

type Likelihoods = Record<SaidTo, number>;

/** How likely a sentence is said to each, from 0 to 1, by what it says. */
const likelihoodsOf = (classify: Classifier<SaidTo>, text: string, language: string): Likelihoods =>
  isFact(text) ? { maker: 0, talk: 0, page: 1 } : ofWords(classify, text, language);

/** The same, whatever facts it has. */
function ofWords(classify: Classifier<SaidTo>, text: string, language: string): Likelihoods {
  const found = classify(text, makerFindings(text, language)).map(({ label, likelihood }) => [label, likelihood]);
  return Object.fromEntries(found) as Likelihoods;
}

/** In sentences and their parts: about as many as a text has. */
const MOST_TEXTS = 500;
const likelihoods = rememberedTexts((text, language) => likelihoodsOf(classifier, text, language), MOST_TEXTS);

/** The same of a text that may have facts in it. */
const regardless = rememberedTexts((text, language) => ofWords(classifier, text, language), MOST_TEXTS);

/** How likely words are to be said to the maker or to nobody, whatever facts are in them. */
export const notToVisitors = (text: string, language: string): number => 1 - regardless(text, language).page;

const classifier = lazyClassifier<SaidTo>(weights);
