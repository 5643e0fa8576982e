import { formatHex } from "culori";
import { computed } from "../../../cascade/computed";
import { isWithin } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import { setColour } from "../../../operations/style/set-colour";
import { solid } from "../../../operations/style/colour-moves";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import type { Thing as PageThing } from "../../../page-roles/thing";
import { readColourWords } from "../../../language/colours";
import { call } from "../call";
import { isColourCalled } from "../targets/of-colour";
import { selectorOf } from "../targets/selector-of";
import { means, type Word } from "../word";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { colourOf } from "./point-out";

const SIDE =
  /(?<!\p{L})(?:sides?|edge|seite|rand|lado|lateral|borde|côté|bord|lato|fianco|bordo|kant|zijkant|rand|bok|boku|جانب)(?!\p{L})/iu;
const LINE =
  /^(?:line|stripe|bar|linie|strich|streifen|línea|raya|franja|ligne|trait|barre|linea|riga|striscia|linha|faixa|risca|lijn|streep|linia|linię|pasek|خط)$/iu;
const LIKE = /^(?:like|as|wie|como|comme|come|zoals|als|jak|مثل)$/iu;

/** 'The line down the side of For dogs, make it green like the one by For cats': a border on one side of a part. */
export const readSideLine: ToldReader = (words, source, { site }): Told | null => {
  for (const sentence of sentencesOf(source)) {
    const own = wordsWithin(words, sentence);
    const line = own.findIndex(({ text }) => LINE.test(text));
    if (line === -1 || !SIDE.test(sentence.text) || own.some(isOther)) continue;
    const like = own.findIndex((word, at) => at > line && LIKE.test(word.text));
    const shade = own
      .slice(line)
      .flatMap((word) => colourOf(word) ?? [])
      .at(-1);
    const lineOf = linedIn(own.slice(0, like === -1 ? undefined : like), source, site);
    const lender = like === -1 ? null : linedIn(own.slice(like), source, site);
    if (!lineOf || !shade || (like !== -1 && !lender)) continue;
    const hex = lender ? lender.hex : solidOf(readColourWords(shade) ?? shade);
    if (!hex || (lender && !isColourCalled(hex, shade))) continue;
    const nodes = [lineOf.node];
    const target = { nodes, name: `“${lineOf.part.name}”`, selector: selectorOf(site, nodes) };
    const made = call(setColour, { target, of: "border", colour: hex, words: shade }, lineOf.part.name);
    return { start: own[0]!.start, end: sentence.end, call: made, isCloser: true };
  }
  return null;
};

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "device") ||
  means(word, "fact") ||
  means(word, "property", "background", "text-colour", "corners", "shadow") ||
  (means(word, "verb", "remove", "hide", "move", "add", "write", "swap", "copy", "link") && !means(word, "light"));

const solidOf = (colour: string): string | null => solid(colour) ?? formatHex(colour) ?? null;

/** The one part of the page that is named and has a line at one side of it, or of one box in it. */
function linedIn(words: readonly Word[], source: string, site: OpenedSite) {
  const [first, last] = [words[0], words.at(-1)];
  const said = first && last ? source.slice(first.start, last.end) : "";
  const named = readThings(site)
    .of("section")
    .filter((part) => !part.hidden && isNamed(part.name, said));
  const [part, ...others] = named;
  if (!part || others.length > 0) return null;
  const lined = site.page.elements.flatMap((_, node) =>
    isWithin(site.page, node, part.node) ? (sideOf(site, node) ?? []) : [],
  );
  const [only, ...more] = lined;
  return only && more.length === 0 ? { ...only, part } : null;
}

const isNamed = (name: PageThing["name"], said: string): boolean => {
  const at = name === "" ? -1 : said.toLowerCase().indexOf(name.toLowerCase());
  return at !== -1 && !/\p{L}/u.test(said[at - 1] ?? "") && !/\p{L}/u.test(said[at + name.length] ?? "");
};

/** The colour of the only border that an element has, at its left or right. */
function sideOf(site: OpenedSite, node: NodeId): { node: NodeId; hex: string } | null {
  const isThere = (side: string) =>
    computed(site, node, `border-${side}-style`, 1280) !== "none" &&
    Number.parseFloat(computed(site, node, `border-${side}-width`, 1280)) > 0;
  const sides = ["left", "right", "top", "bottom"].filter(isThere);
  const hex = sides.length === 1 ? solid(computed(site, node, `border-${sides[0]}-color`, 1280)) : null;
  return hex && (sides[0] === "left" || sides[0] === "right") ? { node, hex } : null;
}
