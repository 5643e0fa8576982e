import { formatHex, parse } from "culori";
import { computed } from "../../../cascade/computed";
import { isWithin } from "../../../cascade/query";
import { readPrices } from "../../../operations/facts/read-prices";
import { setColour } from "../../../operations/style/set-colour";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import { sectionsNamed } from "../targets/find-parts";
import { sideOfColour } from "../targets/of-colour";
import { means, type Word } from "../word";
import type { Told, ToldReader } from "./part";
import { colourOf } from "./point-out";
import { segmentsOf } from "./segments";
import { staysOnly } from "../account/staying";

const WIDE = 1280;
const LIGHTNESS = /^(?:dark|light|deep|pale|soft|bright)$/;
const AS = /^(?:as|of|from|like|wie|vom|von|der|des|que|de|del|dei|degli|delle|du|di|do|dos|da|das|als|van|zoals)$/iu;

/** 'In the list the prices in the dark red of the headings': the colour of the prices is that of other words. */
export const readPricesInk: ToldReader = (words, source, { site }): Told | null => {
  const segments = segmentsOf(words, source);
  for (const [at, segment] of segments.entries()) {
    const first = segment.words.findIndex((word) => colourOf(word) !== undefined);
    const length = segment.words.slice(first).findIndex((word) => colourOf(word) === undefined);
    const shade = first + length - 1;
    const prices = segment.words.findIndex((word) => means(word, "thing", "price"));
    const [as, ...behind] = segment.words.slice(shade + 1);
    if (first === -1 || length < 1 || prices === -1 || prices > shade || !as || !AS.test(as.text)) continue;
    if (
      !behind.some((word) => means(word, "thing", "heading", "section-heading", "headline")) ||
      segment.words.some(isOther)
    )
      continue;
    const shades = segment.words.slice(first, shade + 1).map((word) => colourOf(word)!);
    const made = painted(
      segment.words.slice(0, first),
      shades.toSorted((a) => (LIGHTNESS.test(a) ? -1 : 1)).join(" "),
      site,
    );
    const next = segments[at + 1];
    const isKept = next !== undefined && !next.isFirst && staysOnly(next, source);
    if (made) return { start: segment.start, end: isKept ? next.end : segment.end, call: made, isCloser: true };
  }
  return null;
};

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "device") ||
  means(word, "fact") ||
  means(word, "thing", "button", "picture", "form") ||
  means(word, "property", "background", "border") ||
  means(word, "verb", "remove", "hide", "move", "swap", "copy", "link");

/** The prices of the part that is named, else of the page, in the colour of the headings; of the shade that was said. */
function painted(words: readonly Word[], shade: string, site: OpenedSite) {
  const things = readThings(site);
  const named = words.flatMap(({ text, senses }) =>
    senses.some(({ kind }) => kind === "light") ? [] : sectionsNamed(things, text, null),
  );
  const parts = [...new Set(named.map(({ node }) => node))];
  const headings = things
    .of("heading")
    .filter(
      ({ node, hidden }) => !hidden && (parts.length === 0 || parts.some((part) => isWithin(site.page, node, part))),
    );
  const inks = new Set(headings.map(({ node }) => computed(site, node, "color", WIDE)));
  const [ink] = inks;
  const hex = ink && inks.size === 1 ? formatHex(parse(ink)) : undefined;
  if (
    parts.length > 1 ||
    !hex ||
    sideOfColour(
      site,
      headings.map(({ node }) => node),
      shade,
    ) !== "text"
  )
    return null;
  const own = readPrices(site.page).filter(({ node }) => parts.every((part) => isWithin(site.page, node, part)));
  const nodes = [...new Set(own.map(({ node }) => node))];
  const target = { nodes, name: "the prices", selector: null };
  return nodes.length === 0
    ? null
    : call(setColour, { target, of: "text" as const, colour: hex, words: "like the headings" }, "the prices");
}
