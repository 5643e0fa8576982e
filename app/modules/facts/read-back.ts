import { hoursInWords } from "./hours-in-words";
import type { Tidied } from "./tidy-case";
import type { OwnerFacts } from "./read-facts";
import type { Found } from "./source-text";
import type { FactSubject, ReadFact } from "./read-fact";
import { listWishes } from "./list-wishes";

/** A sentence that stays as the owner wrote it, with the words of it that no reader understood. */
export interface UnreadSentence {
  sentence: string;
  left: string[];
}

/** All that was read, and what was not. */
interface ReadBack {
  read: ReadFact[];
  unread: UnreadSentence[];
  /** Talk that went, capitals and spaces that were set right. */
  tidied: Tidied[];
}

/** Lists facts with their words for an owner to go over, by subject. */
export function listReadFacts(facts: OwnerFacts): ReadBack {
  const found = facts.found;
  const list = lister(facts.sentences);
  return {
    read: [
      ...list("phone", found.phones, ({ display }) => [display]),
      ...list("email", found.emails, (email) => [email]),
      ...list(
        "address",
        found.address,
        ({ lines }) => [lines.join(", ")],
        ({ lines }) => lines,
      ),
      ...list(
        "social",
        found.social,
        ({ label, href }) => [label, href],
        ({ label }) => [label],
      ),
      ...list("hours", found.hours, hoursInWords, ({ days, times }) => [times, days]),
      ...list(
        "prices",
        found.prices,
        ({ name, price, detail }) => [name, together(price, detail)],
        ({ name, price }) => [price, name],
      ),
      ...list(
        "services",
        found.services,
        ({ name, price, detail }) => [name, together(price, detail)],
        ({ name }) => [name],
      ),
      ...list(
        "people",
        found.people,
        ({ name, role, detail }) => [name, together(role, detail)],
        ({ name, role }) => [name, role ?? ""],
      ),
      ...list("dates", found.dates, ({ when, what }) => [when, what]),
      ...list("areas", found.areas, (area) => [area]),
      ...list("credentials", found.credentials, ({ name, detail }) => [name, detail]),
      ...list(
        "figures",
        found.figures,
        ({ value, label }) => [`${value} ${label}`],
        ({ value, label }) => [value, label],
      ),
      ...list("established", found.established, (year) => [year]),
      ...list("languages", found.languages, (language) => [language]),
      ...list(
        "quotes",
        found.quotes,
        ({ text, by }) => [by ?? null, text],
        ({ text }) => [text],
      ),
      ...list("questions", found.questions, ({ question, answer }) => [question, answer]),
      ...listWishes(facts),
    ],
    unread: unreadSentences(facts),
    tidied: facts.tidied,
  };
}

const together = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");

type Said = readonly [name: string | null | undefined, says?: string | null];

/** Lists the facts of a subject; `onPage` is said where a page would say it in other words, or other words first. */
function lister(sentences: readonly string[]) {
  const wordsOf = wordFinder(sentences);
  return <Value>(
    about: FactSubject,
    found: readonly Found<Value>[],
    said: (value: Value) => Said,
    onPage: (value: Value) => readonly string[] = (value) => said(value).flatMap((text) => text || []),
  ): ReadFact[] =>
    unique(
      found.map((each) => {
        const [name, says] = said(each.value);
        const shown = onPage(each.value).filter(Boolean);
        return { about, name: name || null, says: says || null, words: wordsOf(each, shown), onPage: shown };
      }),
    );
}

/** What is said in the brief and again in the document is one fact. */
function unique(facts: ReadFact[]): ReadFact[] {
  const known = new Set<string>();
  return facts.filter(({ about, name, says }) => {
    const key = JSON.stringify([about, name, says]);
    return !known.has(key) && known.add(key);
  });
}

/** Finds a fact's words where its reader did not keep them: of its sentences the one that says most of it. */
function wordFinder(sentences: readonly string[]) {
  const folded = sentences.map(fold);
  const all = sentences.map((_, id) => id);
  return ({ words, sentenceIds }: Found<unknown>, shown: readonly string[]): string => {
    if (words) return words;
    const parts = shown.map(fold);
    const among = (ids: readonly number[]) =>
      ids.find((id) => parts.every((part) => folded[id]?.includes(part))) ??
      ids.find((id) => parts.some((part) => folded[id]?.includes(part)));
    const id = among(sentenceIds) ?? sentenceIds[0] ?? among(all);
    return id === undefined ? "" : (sentences[id] ?? "");
  };
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, " ");

/** Each sentence once, however often it is said, with all words that readers left over, in the owner's order. */
function unreadSentences({ unread, sentences }: OwnerFacts): UnreadSentence[] {
  const left = new Map<string, Set<string>>();
  for (const { sentenceId, left: words } of unread.toSorted((a, b) => a.sentenceId - b.sentenceId)) {
    const sentence = sentences[sentenceId];
    if (!sentence) continue;
    const known = left.get(sentence) ?? new Set();
    for (const word of words) known.add(word);
    left.set(sentence, known);
  }
  return [...left].map(([sentence, words]) => ({ sentence, left: [...words] }));
}
