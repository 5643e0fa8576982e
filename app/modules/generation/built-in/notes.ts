import type { PageLanguage } from "~/lib/languages";
import type { Prose } from "../../facts/read-prose";
import { capitalised } from "../../language/capitalised";
import { piecesOf } from "../../language/enumeration";
import type { Opening } from "./headline";
import { openingPatterns } from "./opening-phrases";
import { isOnVisit } from "./practical";
import { standsAlone } from "./stated-amounts";

/** The running text once what stands by itself was taken out of it. */
export interface Noted {
  prose: Prose;
  /** Conditions, promises and rules, each a sentence. */
  notes: string[];
  /** What there is, where a sentence only enumerates it. */
  goods: string[];
}

const FEWEST = 2;
const MOST = 12;
/** Letters of a statement that is read at a glance. */
const LONGEST = 100;
const SHORT = 50;
/** A number, or what there is not, or for nothing: what somebody decides by. The rest of a text is its story. */
const LIMITS =
  /\p{Nd}|(?<!\p{L})(?:no|not|never|free|without|only|kein\p{Ll}*|nicht|nie|nur|kostenlos\p{Ll}*|gratis|ohne|sin|solo|nunca|sans|pas|gratuit\p{Ll}*|senza|non|mai|sem|só|não|grátis|zonder|geen|niet|alleen|bez|tylko|darmo\p{Ll}*|بدون|فقط|لا|ما)(?!\p{L})/iu;
/** What happened in a year is the story's. */
const YEAR = /(?<!\p{Nd})(?:1[89]\p{Nd}\p{Nd}|20[01]\p{Nd})(?!\p{Nd})/u;
const CONTACT = /@|\p{Nd}[\p{Nd}\s()./-]{6,}\p{Nd}/u;

/** How a sentence begins that goes on from the one before it, where verbs need no subject. */
const GOES_ON: Partial<Record<PageLanguage, string>> = {
  es: "también|además|después|luego|así|eso|esto|esa|ese|es|son|allí|ahí|pero|y|o|lo|le|les",
  it: "anche|inoltre|poi|così|questo|quello|questa|quella|è|sono|lì|ma|e|o|lo|la sua|il suo",
  pt: "também|além|depois|assim|isso|isto|esse|essa|é|são|lá|mas|e|ou|o seu|a sua",
  pl: "także|też|ponadto|potem|to|ten|ta|tam|ale|i|a|oraz|dlatego|jest|są|jego|jej",
  ar: "أيضا|أيضًا|كما|ثم|لكن|وهذا|وهي|وهو|هو|هي",
};

function leansOn(sentence: string, index: number, language: PageLanguage): boolean {
  const begins = GOES_ON[language];
  if (begins) return new RegExp(`^(?:${begins})(?!\\p{L})`, "iu").test(sentence);
  // "No contracts" denies something, "No, …" answers.
  return !standsAlone(sentence.replace(/^no(?=\s\p{L})/iu, "—"), index, language);
}

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
    /[.!]$/u.test(sentence) &&
    (sentence.length <= SHORT || LIMITS.test(sentence)) &&
    !YEAR.test(sentence) &&
    !CONTACT.test(sentence) &&
    !/[?؟]/u.test(sentence) &&
    !patterns.speaks.test(sentence) &&
    !patterns.introduces.test(sentence) &&
    !leansOn(sentence, index, language);
  const stated = new Set<string>();
  for (const sentences of prose.paragraphs)
    sentences.forEach((sentence, index) => {
      if (used.has(sentence)) return;
      const pieces = piecesOf(sentence);
      if (pieces) goods.set(sentence, pieces);
      else if (!prose.storyTitle && isNote(sentence, index)) stated.add(sentence);
    });
  const practical = prose.practical.filter(
    (sentence) => !CONTACT.test(sentence) && !(isVisited && isOnVisit(sentence)),
  );
  const notes = [...stated, ...practical].slice(0, MOST);
  const taken = new Set([...goods.keys(), ...(notes.length >= FEWEST ? notes : [])]);
  return {
    prose: without(prose, taken),
    notes: notes.length >= FEWEST ? notes.map(capitalised) : [],
    goods: [...goods.values()].flat().map(capitalised),
  };
}

function without(prose: Prose, taken: ReadonlySet<string>): Prose {
  const rest = (sentences: string[]) => sentences.filter((sentence) => !taken.has(sentence));
  const paragraphs = prose.paragraphs.map(rest).filter((sentences) => sentences.length > 0);
  return { ...prose, paragraphs, practical: rest(prose.practical) };
}
