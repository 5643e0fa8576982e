import { isWithin } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import { quoted } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { move } from "../../../operations/structure/move";
import { alike, entryAround } from "../../../operations/structure/siblings";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import { stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { isAlike } from "../patterns/told-prices";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { means, type Word } from "../word";
import type { Told, ToldReader } from "./part";
import { segmentsOf, segmentText, type Segment } from "./segments";
import { wordsIn } from "./text-likeness";

const FIRST =
  /(?<!\p{L})(?:(?:come|go|be|stand)s? (?:the )?first|to the (?:very )?(?:top|front)|in first place|ganz nach (?:oben|vorne?)|an die erste stelle|an den anfang|als erste[rs]?|als allererste[rs]?|en premier|en première place|tout en haut|au début|el primero|la primera|en primer lugar|arriba del todo|per prim[oa]|al primo posto|in cima|em primeiro(?: lugar)?|bem em cima|vooraan|helemaal bovenaan|als eerste)(?!\p{L})/iu;
const OTHERS = /(?<!\p{L})(?:others?|rest|anderen?|übrigen|demás|autres|altr[ei]|outr[oa]s|andere)(?!\p{L})/iu;
const ORDER =
  /(?<!\p{L})(?:order|after|behind|reihenfolge|danach|dahinter|orden|después|ordre|après|ordine|dopo|ordem|depois|volgorde|daarna)(?!\p{L})/iu;
const LEAST = 4;

/** 'Under What we do can hedges come first', 'im Gästebuch bitte Birte ganz nach oben': one entry of the part that is named, before its like. */
export const readFirstEntry: ToldReader = (words, source, { site }): Told | null => {
  const segments = segmentsOf(words, source);
  for (const [at, segment] of segments.entries()) {
    const text = segmentText(segment, source);
    const first = FIRST.exec(text);
    if (!first || segment.words.some(isOther) || !segment.words.some(asks)) continue;
    const part = partSaid(text.slice(0, first.index), site);
    const entry = part && entryIn(part, text.slice(0, first.index), source, site);
    if (!entry) continue;
    const target = { nodes: [entry.node], name: quoted(entry.name), selector: null };
    const end = restOfOrder(segments[at + 1], source)?.end ?? segment.end;
    return {
      start: segment.start,
      end,
      call: call(move, { target, to: { at: "first" as const } }, entry.name),
      isCloser: true,
    };
  }
  return null;
};

const asks = (word: Word) => means(word, "light", "modal", "polite") || means(word, "verb", "move", "put");
const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "fact") ||
  means(word, "device") ||
  means(word, "thing", "menu", "navigation") ||
  means(word, "verb", "add", "remove", "hide", "swap", "copy", "write");

/** '…, and the other three after in the order they are in now' asks for nothing more. */
const restOfOrder = (next: Segment | undefined, source: string): Segment | null => {
  const text = next ? source.slice(next.start, next.end) : "";
  return next && !next.isFirst && OTHERS.test(text) && ORDER.test(text) && !next.words.some(isOther) ? next : null;
};

/** The one part of which a name is said whole. */
function partSaid(text: string, site: OpenedSite): { node: NodeId; said: string } | null {
  const low = text.toLowerCase();
  const named = readThings(site)
    .of("section")
    .filter(({ hidden }) => !hidden)
    .flatMap(({ node, name, aliases }) => {
      const said = [name, ...aliases].filter((each) => each.length >= LEAST && low.includes(each.toLowerCase()));
      return said.length > 0 ? [{ node, said: said.toSorted((a, b) => b.length - a.length)[0]! }] : [];
    });
  const [only, ...others] = named;
  return only && others.length === 0 ? only : null;
}

/** Of what is made alike in a part the one that most words tell. */
function entryIn(part: { node: NodeId; said: string }, text: string, source: string, site: OpenedSite) {
  const language = detectSaid(source);
  const rest = text.toLowerCase().replace(part.said.toLowerCase(), " ");
  const tokens = wordsIn(rest)
    .filter((token) => token.length >= LEAST && !isCommon(token, language))
    .flatMap((token) => stems(token));
  const inside = readThings(site)
    .inside(part.node)
    .filter(({ hidden, roles }) => !hidden && (roles.includes("item") || roles.includes("text")));
  const nodes = new Set(inside.map(({ node, item }) => entryAround(site.page, item ?? node)));
  const entries = [...nodes].filter(
    (node) => node !== part.node && isWithin(site.page, node, part.node) && alike(site.page, node).length > 1,
  );
  const scored = entries.map((node) => {
    const own = stems(textOf(site.page, node));
    return { node, score: tokens.filter((token) => own.some((each) => isAlike(each, token))).length };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const [only, ...others] = scored.filter(({ score }) => score === most);
  if (!only || most === 0 || others.length > 0) return null;
  const name = readThings(site).at(only.node)?.name || textOf(site.page, only.node).slice(0, LONGEST_NAME);
  return { node: only.node, name };
}
const LONGEST_NAME = 40;
