import { quoted } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { setLink } from "../../../operations/structure/set-link";
import { setText } from "../../../operations/text/set-text";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { withoutTalkBehind } from "../own-words";
import type { Call } from "../pattern";
import { together } from "../patterns/style/together";
import { sectionsNamed } from "../targets/find-parts";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { labelSaid, type Label } from "./labels";
import { sentencesOf, wordsWithin, type MessageSentence } from "./message";
import type { Told, ToldReader } from "./part";

const RATHER = "rather|plutôt|lieber|liever|mejor|piuttosto|besser|beter|meglio|melhor";
const WRITES = new RegExp(
  `(?<!\\p{L})(?<cue>${cueIn("shouldSay")}|${cueIn("hasToBe")}|${cueIn("writes")})(?:\\s?:)?\\s+(?:(?:${cueIn("just")}|${RATHER})\\s)?(?=["“«„'‘]?[\\p{L}\\d])`,
  "giu",
);
const BEGINS = /^["“«„'‘]?\p{Lu}/u;
const SAYS_RIGHT_BEFORE = new RegExp(`(?<!\\p{L})(?:${cueIn("nowSays")}|${cueIn("whereSays")})\\s["“«„'‘]?$`, "iu");
/** 'Visit should read Hours': what may be said of words alone. */
const ONLY_WORDS = /(?<!\p{L})(?:say|read|called|dire|stehen|heißen|decir|dizer|staan|heten)\s*$/iu;
const IS_RATHER = wordsSaid(RATHER);
const MISSING = wordsSaid(`${cueIn("missing")}|${cueIn("oneMore")}`);
const MOST_WORDS = 8;
const MOST_LEAD = 6;
const LONGEST_TEXT = 60;

/** 'The orange button just says Click here. Can it say Get my quote', 'Soumettre fait administration, mettez plutôt Envoyer': what is pressed, by its words. */
export const readLabelSaid: ToldReader = (words, source, { site }): Told | null => {
  const sentences = sentencesOf(source);
  for (const [at, sentence] of sentences.entries()) {
    const own = wordsWithin(words, sentence);
    const label = labelSaid(sentence.text, own, site);
    const opener =
      label && openerBehind(sentence, sentence.start + label.at + label.text.length, sentences[at + 1], source);
    if (!label || !opener) continue;
    const frame = wordsWithin(words, { start: sentence.start, end: opener.at });
    const said = source.slice(sentence.start, opener.end);
    const lead = source.slice(sentence.start, sentence.start + label.at);
    if (!isAsked(lead, said, own, frame) || MISSING.test(said) || frame.some(isOther) || hintsFor(source)(said, "keep"))
      continue;
    const now = newLabel(source.slice(opener.end, opener.until), source, site);
    if (!now || now.text === label.text) continue;
    const start = clauseStart(own, sentence, label);
    return { start, end: opener.end + now.length, call: madeOf(label, now), isCloser: true };
  }
  return null;
};

interface Opener {
  at: number;
  /** Where the new words begin, and until where they may go on. */
  end: number;
  until: number;
}

/** What asks for the new words: in the same sentence, or at the beginning of the next. */
function openerBehind(
  sentence: MessageSentence,
  from: number,
  next: MessageSentence | undefined,
  source: string,
): Opener | null {
  const own = openersIn(source.slice(from, sentence.end), from, sentence.end);
  const then = next ? openersIn(next.text, next.start, next.end).filter(({ at }) => at - next.start <= MOST_LEAD) : [];
  return own.at(-1) ?? then[0] ?? null;
}

const openersIn = (text: string, from: number, until: number): Opener[] =>
  [...text.matchAll(WRITES)]
    .map(({ index, 0: found }) => ({ at: from + index, end: from + index + found.length, until }))
    .filter(({ end }) => BEGINS.test(text.slice(end - from)));

/** The words are said to stand there, or begin what says that they should rather be others, or what has them is named. */
const isAsked = (lead: string, said: string, own: readonly Word[], frame: readonly Word[]): boolean =>
  SAYS_RIGHT_BEFORE.test(lead) ||
  ((IS_RATHER.test(said) || ONLY_WORDS.test(said)) && isBeginning(lead, own)) ||
  frame.some((word) => means(word, "thing", "button", "menu", "navigation", "nav-entry", "link"));

/** Nothing but 'and' or 'the' stands before a label in its clause. */
const isBeginning = (lead: string, own: readonly Word[]): boolean => {
  const clause = lead.split(/[,;:(]\s|\s[-–—]\s/u).at(-1)!;
  return (
    own.slice(0, clause.trim().split(/\s+/u).filter(Boolean).length).every((word) => means(word, "light")) ||
    clause.trim() === ""
  );
};

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "device") ||
  means(word, "fact") ||
  // 'Under the button Book now put Call us' adds a text.
  means(word, "link", "instead", "above", "below", "before", "after", "between") ||
  (means(word, "verb", "add", "remove", "hide", "move", "swap", "copy", "link") && !means(word, "light"));

/** A clause before another in its sentence may be of something else. */
function clauseStart(own: readonly Word[], { start }: MessageSentence, label: Label): number {
  const sign = own.findLast((word) => word.end <= start + label.at && means(word, "light", "comma"));
  const isNamed = own.some((word) => word.start < (sign?.start ?? 0) && means(word, "thing"));
  return sign && !isNamed ? sign.end + 1 : start;
}

const LEADS =
  /\s(?:et que (?:ça|cela|le bouton|il|elle)|and (?:have|make|let) it|and it should|und (?:er|es|der|das|sie) soll|y que|e che|e que|en (?:laat|dat) (?:hij|het|die))\s(?:\p{L}{1,14}\s){0,3}?(?:aux?|à la|à l['’]|à|to(?: the)?|zu[rm]?|zu den|a(?:l| la| los| las)?|ai|alle|alla|naar(?: de| het)?|para (?:o|a|os|as)|aos?|às?)\s?(?<place>[\p{L}\d' ’-]{2,40})$/iu;
const NOT_THERE = /^,\s(?:pas|not|nicht|no|non|não|niet)\s[^,.;:!?]{2,40}$/iu;
const POLITE = new RegExp(`[\\s,]{1,2}(?:${cueIn("please")})$`, "iu");

interface NewLabel {
  text: string;
  /** Of all that is read of it. */
  length: number;
  section?: { node: number; name: string };
}

/** The new words: a quotation, or all up to a sign, and where it is to lead then. */
function newLabel(rest: string, source: string, site: OpenedSite): NewLabel | null {
  const quotation = /^["“«„'‘]\s?(?<text>[^"”»“'’]{1,60}?)\s?["”»“'’]/u.exec(rest);
  if (quotation) return { text: quotation.groups!.text!, length: quotation[0].length };
  const clause = rest.split(/[,;:.!?…](?=\s|$)|\n|\s[-–—(]/u)[0]!;
  const leads = LEADS.exec(clause);
  const place = leads?.groups!.place!.trim();
  const found = place ? sectionsNamed(readThings(site), place, null) : [];
  if (leads && found.length !== 1) return null;
  const said = withoutTalkBehind((leads ? clause.slice(0, leads.index) : clause).replace(POLITE, ""), source);
  if (said.split(/\s+/).length > MOST_WORDS || said.length > LONGEST_TEXT || !/\p{L}{2}/u.test(said)) return null;
  const [section] = found;
  const behind = rest.slice(clause.length).replace(/[.!]$/, "");
  const length = section && NOT_THERE.test(behind) ? clause.length + behind.length : clause.length;
  return { text: said, length, ...(section && { section: { node: section.node, name: section.name } }) };
}

function madeOf({ target }: Label, { text, section }: NewLabel): Call {
  const renamed = call(setText, { target, text }, text);
  if (!section) return renamed;
  const led = call(
    setLink,
    { target: { ...target, name: `the link ${quoted(text)}` }, to: { section: section.node } },
    text,
  );
  return together([renamed, led])!;
}
