import { readClassifier, type Classifier } from "../../language/classifier/classifier";
import { makerFindings } from "./maker-findings";
import weights from "./said-to.json" with { type: "json" };

/** Whom a sentence of an owner's is said to: the maker of the website, nobody (small talk), or those who read it. */
export type SaidTo = "maker" | "talk" | "page";

/** Above this a sentence stays off the page: one that is lost can be put back, one that is published was seen. */
const DOUBT = 0.5;
const SURE = 0.8;
/** Below this a part of a sentence is said to somebody else, whatever the rest of it is. */
const POSSIBLE = 0.25;

/** Prices, times and phone numbers are facts; an age or two numbers of a row are none. */
const AMOUNT = /\p{Nd}[.,:]\p{Nd}|\p{Nd}{5}|[€$£]/u;

/** Whether a sentence is said to the maker of the website, whatever else it says (docs/decisions/0111). */
export const ordersMaker = (text: string, language: string): boolean => saidToMaker(text, language) > DOUBT;

/** Whether a clause beside others is said to the maker: what is cut off wrongly leaves half a sentence. */
export const surelyOrdersMaker = (text: string, language: string): boolean => saidToMaker(text, language) > SURE;

/** Whether a part of a sentence may be said to the maker, as all of the sentence surely is. */
export const mayOrderMaker = (text: string, language: string): boolean => saidToMaker(text, language) > POSSIBLE;

function saidToMaker(text: string, language: string): number {
  if (AMOUNT.test(text) || !/\p{L}/u.test(text)) return 0;
  const likelihoods = classifier()(text, makerFindings(text, language));
  return likelihoods.find(({ label }) => label === "maker")!.likelihood;
}

let trained: Classifier<SaidTo> | undefined;

/** Read when the first sentence is. */
const classifier = (): Classifier<SaidTo> => (trained ??= readClassifier<SaidTo>(weights));
