import { addText } from "../../../operations/text/add-text";
import { wordsPattern } from "../../../operations/text/page-words";
import { replaceWords } from "../../../operations/text/replace-words";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import { declined, listed, quoted, type Outcome } from "../../../operations/outcome";
import type { Target } from "../../../operations/target";
import { itemsNamed } from "../../built-in/find/find-item";
import { call } from "../call";
import type { Thing } from "../names";
import { maybe, one, pattern, wholeClause, type Call, type Clause, type Context, type Pattern } from "../pattern";
import { endOfOwnWords } from "../own-words";
import { findVerb, phraseOf } from "../read-pieces";
import { isTarget, resolveTarget } from "../resolve-target";
import { contentOf, saidBetween, sourceOf, trimmed } from "../said-words";
import { navigationWith, scopeOf } from "./words-place";
import { means, type SenseKind, type Word } from "../word";
import { readDelete } from "./delete-words";
import { loose, TEXT_THINGS } from "./own-words-of";

/** Words of the page put in the place of others, added and taken away. */
export const WORDS: readonly Pattern[] = [
  wholeClause("rename-person", readRename),
  wholeClause("replace-person", readSuccessor),
  wholeClause("replace-words", readReplace),
  wholeClause("delete-words", readDelete),
  pattern({
    name: "add-text",
    verbs: ["add", "write", "put"],
    takes: {
      what: maybe("phrase"),
      text: one("literal", ["colon", "says", "called", null]),
      place: one("phrase", ["below", "above", "after", "before", "in", "to", "on", "end", "at"]),
    },
    read: ({ what, place, text }, { site, dialogue }) => added(site, what?.phrase.head, place, text, dialogue),
  }),
];

function added(
  site: OpenedSite,
  what: Thing | null | undefined,
  place: Parameters<typeof resolveTarget>[1] & { kind: "phrase" },
  text: { text: string; isQuoted: boolean },
  dialogue: Context["dialogue"],
): Call | null {
  const isText = what !== undefined && what !== null && TEXT_THINGS.includes(what);
  // 'Put the teachers above the prices' moves what is there, 'put a section about us below' describes what is to come.
  if (!isText && !text.isQuoted && POINTED.test(text.text)) return null;
  if (!isText && (what !== undefined || (!text.isQuoted && place.link !== "below" && place.link !== "above")))
    return null;
  const found = resolveTarget(site, place, dialogue);
  if (!found || !isTarget(found)) return null;
  const where =
    place.link === "above" || place.link === "before"
      ? "above"
      : place.link === "below" || place.link === "after"
        ? "below"
        : "end";
  return call(addText, { text: text.text, place: found.target, where }, text.text);
}

const POINTED =
  /^(?:the|our|an?|die|der|das|den|eine?n?|el|la|los|las|una?|le|les|une|il|lo|gli|os|as|uma?|de|het|een|onze|unsere?)\s\p{Ll}/u;

/** 'Ruth is now called Ruth Whitcombe-Hale': the whole name that the page gives her, where it is one. */
function readRename({ clause, site }: Context): Call | Outcome | null {
  const { words } = clause;
  const at = words.findIndex((word) => means(word, "link", "called"));
  const be = words.findIndex((word) => means(word, "verb", "be"));
  if (at === -1 || be === -1 || be > at || words.slice(be + 1, at).some((word) => !means(word, "light"))) return null;
  const [from, to] = [words.slice(0, be), words.slice(at + 1)].map((own) => saidBetween(own, sourceOf(clause)));
  if (!from || !to || words.slice(0, be).some((word) => means(word, "thing"))) return null;
  const known = nameOnPage(site, from);
  if (typeof known === "object") return known;
  return known ? loose(call(replaceWords, { from: known, to }, to), words.slice(at + 1)) : null;
}

/** The one name on the page that these words are or begin; words about which to ask where there are several. */
function nameOnPage(site: OpenedSite, said: string): string | Outcome | null {
  const names = [...new Set(itemsNamed(site, said).map((item) => textOf(site.page, item.name)))].filter(
    (name) => name.length < 80,
  );
  if (names.length > 1) return declined(`Which one do you mean: ${listed(names.slice(0, 5).map(quoted), "or")}?`);
  return names[0] ?? (wordsPattern(site, said) ? said : null);
}

const LEFT = /^(?:left|leaves|gone|retired|resigned|verlassen|gegangen|gekündigt)$/;
const REPLACED =
  /^(?:replaced|replaces|succeeds|succeeded|ersetzt|reemplaza|sustituye|remplace|sostituisce|substitui|vervangt)$/;

/** 'Dr Joe Lister left, Dr Nina Patel replaced him'. */
function readSuccessor({ clause, site }: Context): Call | Outcome | null {
  const { words } = clause;
  const [left, replaced] = [LEFT, REPLACED].map((says) =>
    words.findIndex((word) => says.test(word.text.toLowerCase())),
  );
  if (replaced! < 1) return null;
  const behind = contentOf(words.slice(replaced! + 1)).filter(
    (word) => !means(word, "reference") && !/^(?:him|her|them|us|ihn|sie)$/i.test(word.text),
  );
  const source = sourceOf(clause);
  const [from, to] =
    left! > 0 && left! < replaced! && behind.length === 0
      ? [
          saidBetween(words.slice(0, left), source),
          saidBetween(
            contentOf(words.slice(left! + 1, replaced)).filter((word) => !PAST.test(word.text.toLowerCase())),
            source,
          ),
        ]
      : left === -1 && behind.length > 0
        ? [saidBetween(words.slice(replaced! + 1), source), saidBetween(words.slice(0, replaced), source)]
        : ["", ""];
  if (!from || !to || !/^\p{Lu}/u.test(to) || !/^\p{Lu}/u.test(from)) return null;
  const known = nameOnPage(site, from);
  return typeof known === "object" ? known : call(replaceWords, { from: known, to }, to);
}

const PAST = /^(?:us|has|have|hat|uns|who|wer)$/;

/** 'Change all Solicitors to Lawyers', 'replace 2024 with 2026': words that are read on the page. */
function readReplace({ clause, site, dialogue, verb }: Context): Call | Outcome | null {
  const { words } = clause;
  const at = findVerb(words);
  if (
    !verb ||
    !["change", "replace", "rename", "swap"].includes(verb) ||
    at !== words.findIndex((word) => !means(word, "light") && !means(word, "reference"))
  )
    return null;
  const links = words.flatMap((word, index) =>
    index > at + 1 && means(word, "link", "to", "with", "by", "as", "for") ? [index] : [],
  );
  for (const link of links.slice(0, 4)) {
    const found = replacing(site, words.slice(at + 1, link), words.slice(link + 1), clause, dialogue);
    if (found) return found;
  }
  return null;
}

function replacing(
  site: OpenedSite,
  from: readonly Word[],
  behind: readonly Word[],
  clause: Clause,
  dialogue: Context["dialogue"],
): Call | Outcome | null {
  const isAll =
    from.some((word) => means(word, "scope", "all")) || clause.words.some((word) => means(word, "scope", "everywhere"));
  const quotation = from.filter((word) => means(word, "literal"));
  const placed = quotation.length === 1 ? from.slice(from.indexOf(quotation[0]!) + 1) : [];
  if (placed[0] && means(placed[0], "link", "in", "on", "at")) {
    const place = navigationWith(site, quotation[0]!.text, placed) ?? scopeOf(site, placed, dialogue);
    const to = trimmed(behind);
    if (!place || !means(to[0]!, "literal") || to.length > 1) return null;
    return call(replaceWords, { from: quotation[0]!.text, to: to[0]!.text, within: place }, to[0]!.text);
  }
  const isNamed =
    quotation.length === 1 &&
    from.every(
      (word) =>
        quotation.includes(word) ||
        means(word, "light") ||
        means(word, "scope") ||
        means(
          word,
          "thing",
          "answer",
          "question",
          "text",
          "word",
          "sentence",
          "line",
          "paragraph",
          "name",
          "review",
          "quote",
        ),
    );
  const own = isNamed
    ? quotation
    : trimmed(
        from.filter(
          (word, index) =>
            !(
              index < 3 &&
              (means(word, "scope", "all") ||
                means(word, "thing", "word", "text", "name") ||
                means(word, "light", "article") ||
                means(word, "thing", "sentence", "line"))
            ),
        ),
      );
  const isQuoted = own.length === 1 && means(own[0]!, "literal");
  const old = saidBetween(own, sourceOf(clause));
  if (
    !old ||
    (!isQuoted && own.some((word) => means(word, "thing") || means(word, "property") || means(word, "literal")))
  )
    return null;
  const pattern = wordsPattern(site, old);
  if (!pattern || (!isQuoted && old.length < 3)) return null;
  const { to, within } = endingOf(
    site,
    trimmed(behind.filter((word) => !means(word, "scope", "everywhere"))),
    dialogue,
  );
  const words = saidBetween(to, sourceOf(clause));
  if (
    !words ||
    (!to.some((word) => means(word, "literal")) && endOfOwnWords(words, clause.text)) ||
    isAboutLooks(to) ||
    to.some((word) => means(word, "literal") && to.length > 1)
  )
    return null;
  // The end of a sentence is that of the message, too.
  const ends = /[.!?]$/.exec(old)?.[0] ?? "";
  const isOwn = to.some((word) => means(word, "literal")) || /[.!?]$/.test(words);
  const params = {
    from: old,
    to: isOwn ? words : words + ends,
    ...(within && { within }),
    ...(isAll && { everyCase: true }),
  };
  return loose(call(replaceWords, params, words), to);
}

/** The new words, and the part of the page in which they are to stand: 'on all buttons', 'in the about section'. */
function endingOf(
  site: OpenedSite,
  words: readonly Word[],
  dialogue: Context["dialogue"],
): { to: readonly Word[]; within?: Target } {
  // 'Tausche … durch … aus'
  const to = means(words.at(-1)!, "link") && words.length > 1 ? words.slice(0, -1) : words;
  const at = to.findLastIndex((word) => means(word, "link", "in", "on"));
  const place = trimmed(to.slice(at + 1)).filter((word) => !means(word, "scope", "all"));
  if (at < 1 || !place.some((word) => means(word, "thing"))) return { to };
  const phrase = phraseOf(
    place,
    site.code.html.slice(0, 0) + " ".repeat(place[0]!.start) + place.map(({ text }) => text).join(" "),
  );
  const found = resolveTarget(
    site,
    { kind: "phrase", phrase: { ...phrase, text: place.map(({ text }) => text).join(" ") }, link: null, text: "" },
    dialogue,
  );
  return found && isTarget(found) ? { to: trimmed(to.slice(0, at)), within: found.target } : { to };
}

const LOOKS: ReadonlySet<SenseKind> = new Set(["colour", "value", "property", "amount"]);
const isAboutLooks = (words: readonly Word[]) =>
  words.every(
    (word) =>
      !means(word, "literal") &&
      (word.senses.some(({ kind }) => LOOKS.has(kind)) || means(word, "fact", "length", "hex", "percent")),
  );
