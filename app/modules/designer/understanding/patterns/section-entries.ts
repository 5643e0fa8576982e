import type { AddableKind, SectionContent } from "../../../operations/structure/sections/section-content";
import type { Link } from "../names";
import type { Clause } from "../pattern";
import { means, type Word } from "../word";

type Entry = SectionContent["entries"][number];

/** Reads what a section is to say; null where that leaves a doubt about what belongs together. */
export function entriesSaid(kind: AddableKind, words: Word[], clause: Clause, by: Link | null): Entry[] | null {
  const reader = READERS[kind];
  return reader(words, clause, by);
}

type Reader = (words: Word[], clause: Clause, by: Link | null) => Entry[] | null;

const READERS: Record<AddableKind, Reader> = {
  text: readText,
  quotes: readQuotes,
  faq: readQuestions,
  people: readPeople,
  prices: readPrices,
  services: readServices,
  gallery: () => null,
};

function textOf(words: readonly Word[], clause: Clause): string {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return "";
  if (words.length === 1) return first.text;
  const from = clause.words[0]!.start;
  return clause.text.slice(first.start - from, last.end - from).trim();
}

const isSign = (word: Word, ...signs: ("comma" | "and" | "stop")[]) => means(word, "light", ...signs);

/** Parts between signs; a sign that stands in a part of its own is no sign. */
function partsAt(words: readonly Word[], ...signs: ("comma" | "and" | "stop")[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (isSign(word, ...signs)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.filter(({ length }) => length > 0);
}

/** Quotes, or all that stands behind a colon; 'with a picture' is no text. */
function readText(words: Word[], clause: Clause, by: Link | null): Entry[] | null {
  const quotes = words.filter((word) => means(word, "literal"));
  const others = words.filter(
    (word) => !means(word, "literal") && !means(word, "light") && !means(word, "thing", "text"),
  );
  if (quotes.length > 0 && others.length === 0) return quotes.map(({ text }) => ({ detail: text }));
  return by === "with" ? null : [{ detail: textOf(words, clause) }];
}

/** Each quotation with who says it: behind it, or before it with a colon. */
function readQuotes(words: Word[], clause: Clause): Entry[] | null {
  const entries: Entry[] = [];
  let before: Word[] = [];
  for (const word of words) {
    if (means(word, "literal")) {
      const [last] = entries.slice(-1);
      if (last && last.by === undefined && before.length > 0)
        [last.by, before] = [nameIn(before, clause) ?? undefined, []];
      entries.push({ detail: word.text });
    } else before.push(word);
  }
  const [last] = entries.slice(-1);
  const name = nameIn(before, clause);
  if (last && before.length > 0 && name !== null) last.by = name || undefined;
  return entries.length === 0 || name === null ? null : entries;
}

/** A person's name between signs and 'by'; null where there is more. */
function nameIn(words: Word[], clause: Clause): string | null {
  const own = words.filter(
    (word) =>
      (!means(word, "light") || /^\p{Lu}/u.test(word.text)) &&
      !means(word, "link", "by", "from", "of") &&
      /\p{L}/u.test(word.text),
  );
  if (own.length === 0) return "";
  const text = textOf(own, clause);
  return own.length <= LONGEST_NAME && /^\p{Lu}/u.test(text) ? text : null;
}
const LONGEST_NAME = 5;

/** Each question with the sentences up to the next one. */
function readQuestions(words: Word[], clause: Clause): Entry[] | null {
  const sentences = textOf(words, clause).match(/[^.?!]+[.?!]*/g) ?? [];
  const entries: Entry[] = [];
  for (const sentence of sentences.map((each) => each.trim()).filter(Boolean)) {
    const last = entries.at(-1);
    if (sentence.endsWith("?")) entries.push({ name: sentence });
    else if (last) last.detail = [last.detail, sentence].filter(Boolean).join(" ");
    else return null;
  }
  return entries.length > 0 && entries.every(({ detail }) => detail !== undefined) ? entries : null;
}

/** 'Will £220, Lasting power of attorney £180': each ends with its price. */
function readPrices(words: Word[], clause: Clause): Entry[] | null {
  const entries: Entry[] = [];
  let line: Word[] = [];
  for (const word of words) {
    if (line.length === 0 && (isSign(word, "comma", "and", "stop") || !/[\p{L}\p{N}]/u.test(word.text))) continue;
    if (!means(word, "fact", "price")) line.push(word);
    else {
      const name = withoutSigns(textOf(line, clause));
      if (name === "") return null;
      entries.push({ name, price: word.text });
      line = [];
    }
  }
  return line.length === 0 && entries.length > 0 ? entries : null;
}

const withoutSigns = (text: string) =>
  text.replace(/[\s:,–—-]{1,8}$/u, "").replace(/\s(?:for|at|für|por|pour|per|voor|a|à)$/iu, "");

/** 'Anna Brot – baker; Ben – apprentice', 'Anna, Ben and Carla'. What a comma parts otherwise may be a name or a role. */
function readPeople(words: Word[], clause: Clause): Entry[] | null {
  const text = textOf(words, clause);
  const lines = text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean);
  const isListed = lines.length > 1 || /\s[–—-]\s|\(/.test(text);
  const people = isListed ? lines.flatMap(peopleIn) : namesIn(words, clause);
  return people !== null && people.length > 0 && people.every(({ name }) => /^\p{Lu}/u.test(name ?? ""))
    ? people
    : null;
}

/** A name with a role behind a dash or in brackets, also several with commas between them. */
function peopleIn(line: string): Entry[] {
  const each = /\s[–—-]\s|\(/.test(line) ? line.split(/,\s+(?=\p{Lu}[^,]{0,80}(?:\s[–—-]\s|\())/u) : [line];
  return each.map((person) => {
    const [name = "", ...role] = person
      .split(/\s[–—-]\s|\s?\(|\)|,\s/)
      .map((part) => part.trim())
      .filter(Boolean);
    return { name, ...(role.length > 0 && { by: role.join(", ") }) };
  });
}

function namesIn(words: Word[], clause: Clause): Entry[] | null {
  const names = partsAt(words, "comma", "and").map((part) => textOf(part, clause));
  const hasAnd = words.some((word) => isSign(word, "and"));
  // 'Anna, baker' is one person, or two.
  if (names.length === 2 && !hasAnd) return null;
  return names.every((name) => /^\p{Lu}/u.test(name) && name.split(/\s+/).length <= LONGEST_NAME)
    ? names.map((name) => ({ name }))
    : null;
}

/** Parts between signs; 'with Will £220' has prices. */
function readServices(words: Word[], clause: Clause, by: Link | null): Entry[] | null {
  const priced = words.some((word) => means(word, "fact", "price")) ? readPrices(words, clause) : null;
  if (priced) return priced;
  const text = textOf(words, clause);
  const names = text.includes(";")
    ? text.split(";")
    : partsAt(words, "comma", "and").map((part) => textOf(part, clause));
  const said = names.map((name) => name.trim()).filter(Boolean);
  return by === "with" && said.some((name) => !/^\p{Lu}/u.test(name)) ? null : said.map((name) => ({ name }));
}
