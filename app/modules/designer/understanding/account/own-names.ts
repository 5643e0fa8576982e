import { isCall } from "../pattern";
import type { Planned } from "../planned";
import { signsOf } from "../no-request";
import { detectSaid } from "../said-lexicon";
import { means, type Word } from "../word";
import { textsIn } from "./texts-in";

const NAMING: ReadonlySet<string> = new Set(["add-item", "add-field", "add-nav-entry"]);

/** 'Behind Pedicure still foot massage', 'maat hoef geboortedatum': no name of something new holds its place, or words from apart. */
export function namesMore({ understood, words }: Planned): boolean {
  if (!understood || !isCall(understood.result) || !NAMING.has(understood.result.name)) return false;
  const { params } = understood.result;
  const names = textsIn(
    (params as { words?: { name?: string }; label?: string }).words?.name ?? (params as { label?: string }).label,
  );
  return names.some((name) => {
    if (words.some((word) => means(word, "literal") && word.text.includes(name))) return false;
    const own = wordsIn(name, words);
    // 'Do you send it to Austria?' is a whole question.
    if (own !== null && own.length > 2 && name.endsWith("?")) return false;
    return own === null || own.slice(0, -1).some((word, at) => isPlace(word) && (at > 0 || own.length > 2));
  });
}

const isPlace = (word: Word): boolean =>
  word.senses.length > 0 && word.senses.every(({ kind, is }) => kind === "link" && PLACES.has(is));
const PLACES: ReadonlySet<string> = new Set(["above", "below", "before", "after", "instead"]);

/** The words that a name was made of, side by side; null where they stood apart. */
function wordsIn(name: string, words: readonly Word[]): readonly Word[] | null {
  const wanted = bare(name);
  for (const from of words.keys()) {
    let said = "";
    for (let to = from; to < words.length && wanted.startsWith(said); to += 1) {
      said += bare(words[to]!.text);
      if (said === wanted) return words.slice(from, to + 1);
    }
  }
  const each = name.split(/\s+/).map(bare).filter(Boolean);
  return each.every((own) => words.some(({ text }) => bare(text) === own)) ? null : [];
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const MOST_LIMITING = 3;

/** 'The headings in capitals, but not the one at the top': what is left out is not told apart. */
export function forgetsException({ understood, words }: Planned, all: readonly Word[], source: string): boolean {
  if (!understood || !isCall(understood.result) || understood.result.name === "change-prices-by") return false;
  const end = words.at(-1)?.end ?? 0;
  const behind = all.filter(({ start }) => start >= end);
  const stop = behind.findIndex((word) => means(word, "light", "stop"));
  const next = (stop === -1 ? behind : behind.slice(0, stop)).filter((word) => !means(word, "light", "comma"));
  const { not } = signsOf(detectSaid(source));
  const isLess = (word: Word, at: number) =>
    means(word, "scope", "except") ||
    (BUT.test(word.text) && not.has(next[at + 1]?.text.toLowerCase() ?? "")) ||
    BUT_NOT.test(word.text);
  const isOfHow = next.some((word) => means(word, "value") || means(word, "amount") || means(word, "verb"));
  return !isOfHow && next.slice(0, MOST_LIMITING).some(isLess);
}
const BUT = /^(?:but|aber|pero|mais|ma|mas|maar)$/i;
const BUT_NOT = /^(?:but not|aber nicht|pero no|mais pas|ma non|mas não|maar niet)$/i;

/** 'I don't like the shadow behind the logo, | take it away': what it means is how the thing looks, and not the thing. */
export function removesLook({ understood, words }: Planned, before: readonly Planned[]): boolean {
  if (!understood || !isCall(understood.result) || understood.result.name !== "remove") return false;
  const last = before.at(-1);
  const isPointing = !words.some((word) => means(word, "thing") || means(word, "literal") || word.senses.length === 0);
  return (
    isPointing &&
    last !== undefined &&
    last.understood === null &&
    last.words.some((word) => means(word, "property", ...LOOKS))
  );
}
const LOOKS = ["shadow", "border", "background", "corners", "gradient", "font"] as const;

/** '… should be Bikes fixed today not Bikes fixed tomorrow': what it is no longer to say begins alike, and is no part of it. */
export function holdsOld({ understood, words }: Planned): boolean {
  if (!understood || !isCall(understood.result) || words.some((word) => means(word, "literal"))) return false;
  return textsIn((understood.result.params as { text?: string } | undefined)?.text).some((text) => {
    const [first = ""] = text.toLowerCase().split(/\s+/);
    const [, behind] = OLD.exec(text.toLowerCase()) ?? [];
    return behind !== undefined && behind === first;
  });
}
const OLD = /[\s,](?:not|nicht|no|pas|non|não|niet)\s+(\S+)/u;
