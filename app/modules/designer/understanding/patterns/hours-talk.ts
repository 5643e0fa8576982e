import type { RequestLanguage } from "~/lib/languages";
import type { Clause } from "../pattern";
import { means, type Word } from "../word";
import { endsOld, isTalkBehind, isTelling } from "../words/price-talk";

/** What begins a reason before hours: 'now the evenings are drawing in we shut at 4'. */
const SINCE: Record<RequestLanguage, string> = {
  en: "now|now that|since|as|because|so|given|seeing",
  de: "jetzt wo|weil|da|nachdem",
  es: "ahora que|como|porque|ya que",
  fr: "maintenant que|puisque|comme|vu que",
  it: "ora che|adesso che|siccome|visto che|dato che",
  pt: "agora que|como|já que|porque",
  nl: "nu|omdat|aangezien|doordat",
};

/** Who opens and closes, or says so by the verb: 'we', 'nous', 'cerramos'. */
const OURSELVES = /^(?:we|we're|we'll|we've|wir|nous|on|noi|nosotros|nós|wij|\p{L}{3,12}(?:amos|emos|imos|iamo))$/iu;

/** Words around hours that say nothing of them. */
const BESIDE: Record<RequestLanguage, string> = {
  en: "sharp dot onwards before later earlier usual normal again still proper bang exactly effect finish finishing done shut shuts shutting",
  de: "punkt genau wieder doch schon erst noch länger früher später bisher üblich machen macht haben",
  es: "punto exactas siempre antes todavía otra vez puntuales",
  fr: "pile précises avant encore comme d'habitude toujours",
  it: "precise punto esatte prima ancora sempre solito",
  pt: "ponto exatas antes ainda sempre igual",
  nl: "precies stipt weer nog voorheen gewoon toch",
};

const since = new RegExp(`^(?:${Object.values(SINCE).join("|")})(?!\\p{L})`, "iu");
const beside: ReadonlySet<string> = new Set(Object.values(BESIDE).flatMap((words) => words.split(" ")));

/** Whether a word beside days and times says nothing of its own. */
export const isBesideHours = (word: Word): boolean =>
  !means(word, "thing") && !means(word, "literal") && (isTelling(word.text) || beside.has(word.text.toLowerCase()));

const isTime = (word: Word) => means(word, "fact", "time", "number");
const MOST_APART = 4;

/** A clause without the talk around its hours: the reason before it, the times until now, and what goes on behind. */
export function withoutTalk(clause: Clause): Clause {
  const { words } = clause;
  const from = Math.max(reasonEnd(words), headingEnd(words));
  const tail = words.findIndex((_, at) => at > from && isTalkAt(words, at) && words.slice(from, at).some(isTime));
  const kept = words.slice(from, tail === -1 ? words.length : tail);
  const old = oldTimes(kept);
  const asked = askedIn(kept);
  const said = kept.filter((word) => !old.has(word) && !asked.has(word));
  return said.length === words.length ? clause : { ...clause, words: said, text: blanked(clause, said) };
}

/** 'Kindly amend the office hours given under About: …' */
function headingEnd(words: readonly Word[]): number {
  const at = words.findIndex((word) => means(word, "link", "colon"));
  const before = words.slice(0, Math.max(at, 0));
  // 'The times don't show it. Pharmacy: 9-1', '… an extra bit saying School holidays: 9-6'.
  const from = before.findLastIndex((word) => means(word, "light", "stop") || means(word, "link", "says"));
  return before.slice(from + 1).some((word) => means(word, "thing", "hours")) &&
    before.every((word) => !means(word, "fact") && !means(word, "literal") && !means(word, "verb", "add", "remove"))
    ? at + 1
    : 0;
}

const isTalkAt = (words: readonly Word[], at: number) =>
  isTalkBehind(textOf(words.slice(at, at + MOST_APART))) &&
  words.slice(at).every((word) => !isTime(word) && !means(word, "verb", "add", "remove", "hide"));

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

/** Where the reason ends that a clause begins with; 0 where it begins with none, or says when or where. */
function reasonEnd(words: readonly Word[]): number {
  if (!since.test(textOf(words.slice(0, 3)))) return 0;
  const at = words.findIndex((word, index) => index > 1 && OURSELVES.test(word.text));
  return at > 1 && words.slice(0, at).every((word) => !means(word, "fact") && !means(word, "literal")) ? at : 0;
}

/** 'not 1', 'instead of 5', 'non più alle 12,30': times of a clause that are those until now, with what denies them. */
function oldTimes(words: readonly Word[]): ReadonlySet<Word> {
  const old = new Set<Word>();
  let before = -1;
  words.forEach((word, at) => {
    if (!isTime(word)) return;
    const between = words.slice(Math.max(before + 1, at - MOST_APART), at);
    const from = between.findIndex((each, index) => DENIES.test(each.text) && endsOld(textOf(between.slice(index))));
    // Words before the first time deny no other.
    if (before !== -1 && from !== -1) for (const each of [...between.slice(from), word]) old.add(each);
    before = at;
  });
  return old;
}

const DENIES = /^(?:not|no|instead|rather|nicht|statt|anstatt|ya|en|au|pas|plus|non|invece|al|não|nao|em|niet|in|ipv)/i;

/** '… in the opening hours should just say 8-1': words between a day and its times that ask to write these. */
function askedIn(words: readonly Word[]): ReadonlySet<Word> {
  const time = words.findIndex(isTime);
  const modal = words.findIndex((word, at) => at > 0 && at < time && means(word, "light", "modal"));
  const asks = words.slice(modal, Math.max(time, 0));
  const isAsked = asks.some((word) => means(word, "link", "says") || means(word, "verb", "be"));
  if (modal === -1 || !isAsked || !asks.every(isAsking)) return new Set();
  const place = words.slice(0, modal).findLastIndex((word) => means(word, "link", "in"));
  const named = words.slice(place, modal);
  const isPlace = place > 0 && named.length <= MOST_APART && named.some((word) => means(word, "thing", "hours"));
  return new Set([...asks, ...(isPlace ? named : [])]);
}
const isAsking = (word: Word) =>
  means(word, "light") ||
  means(word, "link", "says", "colon") ||
  means(word, "verb", "be") ||
  means(word, "scope", "only");

/** Blanks in the place of words that are left out, so that all others stand where they stood. */
function blanked({ words, text }: Clause, kept: readonly Word[]): string {
  const start = words[0]!.start;
  const said = kept.map((word, at) => {
    const end = at === 0 ? word.start : kept[at - 1]!.end;
    return " ".repeat(word.start - end) + text.slice(word.start - start, word.end - start);
  });
  return said.join("");
}
