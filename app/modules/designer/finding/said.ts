import type { RequestLanguage } from "~/lib/languages";
import type { Thing } from "../understanding/names";
import { isShade } from "../understanding/shades";
import { isCommon } from "../understanding/slips";
import { ORDINALS } from "../understanding/targets/sought";
import { means, senseOf, type Word } from "../understanding/word";
import { pointerWords } from "../understanding/words/pointers";
import { daysIn } from "./days-said";
import type { PageIndex } from "./page-index";
import { tokensOf } from "./tokens";

/** What words say of something on a page. */
export interface Said {
  /** Words of the page that are said, by how nearly: those of the thing itself, and those behind 'under' and 'with'. */
  own: ReadonlyMap<string, number>;
  behind: ReadonlyMap<string, number>;
  /** How much all of them tell. */
  weight: number;
  weightBehind: number;
  tokens: readonly string[];
  /** The word for its kind, and others. */
  head: Thing | null;
  isMany: boolean;
  things: ReadonlySet<Thing>;
  colours: readonly string[];
  edge: "top" | "bottom" | null;
  /** From 0 from the start, from -1 from the end. */
  place: number | null;
  isBig: boolean;
  quotes: readonly string[];
  /** Days, times, prices and numbers that are said. */
  days: readonly number[];
  isOfPrices: boolean;
}

const COMMON = 0.15;
const BEHIND = [
  ...([
    "above",
    "below",
    "before",
    "after",
    "beside",
    "with",
    "about",
    "says",
    "called",
    "in",
    "on",
    "of",
    "at",
  ] as const),
  ...(["between", "around", "from", "for", "by"] as const),
];

/** Reads what words say of a thing, held against the words of a page. */
export function saidIn(words: readonly Word[], source: string, language: RequestLanguage, index: PageIndex): Said {
  const from = words.findIndex(
    (word, at) => at > 0 && means(word, "link", ...BEHIND) && isTelling(words.slice(0, at), language, index),
  );
  const [core, rest] = from === -1 ? [words, []] : [words.slice(0, from), words.slice(from)];
  const own = hitsOf(core, language, index);
  const behind = hitsOf(rest, language, index);
  const heads = core.flatMap((word) => senseOf(word, "thing") ?? []);
  const head = heads.at(-1) ?? words.flatMap((word) => senseOf(word, "thing") ?? [])[0];
  const ordinal = words.flatMap((word) => senseOf(word, "ordinal")?.is ?? [])[0];
  return {
    own,
    behind,
    weight: weightOf(own, index),
    weightBehind: weightOf(behind, index),
    tokens: tokensOf(source),
    head: head?.is ?? null,
    isMany: head?.many ?? false,
    things: new Set(words.flatMap(({ senses }) => senses.flatMap((sense) => (sense.kind === "thing" ? sense.is : [])))),
    colours: colourNames(words),
    edge: pointerWords(language, "top").test(source)
      ? "top"
      : pointerWords(language, "bottom").test(source)
        ? "bottom"
        : null,
    place: ordinal === undefined ? null : ordinal === "last" ? -1 : Math.max(0, ORDINALS.indexOf(ordinal)),
    isBig: words.some((word) => means(word, "value", "big", "bigger")),
    days: daysIn(source, language),
    isOfPrices: words.some((word) => means(word, "fact", "price")),
    quotes: words.filter((word) => means(word, "literal")).map(({ text }) => text.toLowerCase()),
  };
}

/** Whether some words name a thing by themselves: by its kind, its colour, or what stands on it. */
const isTelling = (words: readonly Word[], language: RequestLanguage, index: PageIndex): boolean =>
  words.some((word) => means(word, "thing") || means(word, "colour")) ||
  weightOf(hitsOf(words, language, index), index) > COMMON * 2;

const colourNames = (words: readonly Word[]): string[] => {
  const said = words.flatMap((word) => senseOf(word, "colour")?.is ?? []);
  return said.flatMap((name, at) =>
    isNoColour(name) ? [] : [isNoColour(said[at - 1] ?? "") ? `${said[at - 1]} ${name}` : name],
  );
};

const isNoColour = (name: string) => isShade(name) || name === "other";

/** 'Please', 'it', 'just': no name of a thing, though texts of the page have such words, too. */
const isEmpty = ({ senses }: Word): boolean =>
  senses.length > 0 && senses.every(({ kind }) => kind === "light" || kind === "reference");

function hitsOf(words: readonly Word[], language: RequestLanguage, index: PageIndex): Map<string, number> {
  const hits = new Map<string, number>();
  for (const word of words) {
    if (isEmpty(word)) continue;
    for (const token of tokensOf(word.text)) {
      const factor = isCommon(token, language) || (token.length < 2 && !/\d/.test(token)) ? COMMON : 1;
      for (const [known, likeness] of index.alike(token)) {
        const alike = likeness * factor;
        if (alike > (hits.get(known) ?? 0)) hits.set(known, alike);
      }
    }
  }
  return hits;
}

const weightOf = (hits: ReadonlyMap<string, number>, { weigh }: PageIndex): number => {
  let sum = 0;
  for (const [word, alike] of hits) sum += alike * weigh(word);
  return sum;
};
