import { readThings } from "../../page-roles/read-things";
import type { PageThings, Role, Thing as PageThing } from "../../page-roles/thing";
import type { NodeId } from "../../markup/page";
import type { OpenedSite } from "../../operations/opened-site";
import { declined, listed, quoted, type Outcome } from "../../operations/outcome";
import type { Target } from "../../operations/target";
import { sameText } from "../built-in/find/words-of";
import type { Dialogue } from "./dialogue";
import { withMentions } from "./mentions";
import type { NounPhrase, PieceOf } from "./pieces";
import { means } from "./word";
import { readPieces } from "./read-pieces";
import { readWords } from "./read-words";
import { areasOf, onColour } from "./targets/of-colour";
import { choose } from "./targets/choose";
import { findParts, partsAbout } from "./targets/find-parts";
import { findThings, itemsNamed, type Candidates } from "./targets/find-things";
import { textsNamed } from "./targets/find-texts";
import { colourOf, soughtByName, soughtFor, type Sought } from "./targets/sought";
import { isPart } from "./targets/thing-roles";
import { nameOfKind, partTarget, thingTarget } from "./targets/to-target";
import { selectorOf } from "./targets/selector-of";

/** What a phrase means on the page: elements, or why that is not clear. Null when the page has nothing of the kind. */
export type Resolved = { target: Target } | { unclear: Outcome } | null;

export const isTarget = (resolved: Resolved): resolved is { target: Target } =>
  resolved !== null && "target" in resolved;

type Piece = PieceOf<"phrase"> | PieceOf<"literal"> | PieceOf<"reference">;

/** Whether a word such as 'reviews' means the part of the page or the things in it. */
type Wanted = "part" | "thing";

/** Finds what a piece is about: a thing by its noun, a text by its words, and 'it' by what was spoken of before. */
export function resolveTarget(site: OpenedSite, piece: Piece, dialogue: Dialogue, wanted: Wanted = "thing"): Resolved {
  const things = readThings(site);
  if (piece.kind === "literal") return named(site, things, soughtByName(piece.text), wanted);
  if (piece.kind === "phrase" && piece.phrase.target) {
    const { target } = piece.phrase;
    return target.nodes.every((node) => site.page.elements[node]) ? { target } : null;
  }
  if (piece.kind === "phrase" && piece.phrase.node !== undefined) return known(site, things, piece.phrase.node);
  const called = piece.kind === "phrase" ? wordsCalled(site, things, piece.phrase) : null;
  if (called) return { target: called };
  const phrase = piece.kind === "reference" ? phraseSaid(site, dialogue.about) : piece.phrase;
  return phrase && resolveSought(site, things, soughtFor(phrase), wanted);
}

/** 'The word Questions' is what stands on the page, whatever else it may mean. */
function wordsCalled(site: OpenedSite, things: PageThings, { words }: NounPhrase): Target | null {
  const [first, ...others] = words;
  if (!first || others.length === 0 || !means(first, "thing", "word")) return null;
  const name = others.map(({ text }) => text).join(" ");
  const texts = textsNamed(things, name);
  return texts.length > 0 ? textTarget(site, texts, name) : null;
}

/** An element that is known: what is selected, 'the other one'. */
function known(site: OpenedSite, things: PageThings, node: NodeId): Resolved {
  const thing = things.at(node);
  if (!site.page.elements[node]) return null;
  if (thing?.roles.some((role) => REGIONS.has(role))) return { target: partTarget(site, [thing]) };
  return {
    target: { nodes: [node], name: `the ${thing?.roles[0] ?? "selected element"}`, selector: selectorOf(site, [node]) },
  };
}

const REGIONS: ReadonlySet<Role> = new Set(["section", "header", "footer", "hero"]);

/** What was called so before, as a phrase. */
function phraseSaid(site: OpenedSite, about: string | null): NounPhrase | null {
  if (about === null) return null;
  const words = withMentions(readWords(about), about, site);
  const piece = readPieces(words, about, { within: true, quoted: true }).pieces.find(({ kind }) => kind === "phrase");
  return piece?.kind === "phrase" ? piece.phrase : null;
}

/** As `resolveTarget`, where a part of the page is meant rather than the things in it: to move, to remove, to hide. */
export const resolvePart = (site: OpenedSite, piece: Piece, dialogue: Dialogue): Resolved =>
  resolveTarget(site, piece, dialogue, "part");

/** What of a target is written: an item's title; nothing of a part of the page, or of several items. */
export function textOfTarget(site: OpenedSite, target: Target): Target | null {
  if (target.region) return null;
  const things = readThings(site);
  const items = target.nodes.map((node) => things.at(node)).filter((thing) => thing?.group !== undefined);
  const [item] = items;
  if (!item) return target;
  if (items.length > 1 || item.title === null || item.title === undefined) return null;
  return { ...target, nodes: [item.title], selector: selectorOf(site, [item.title]) };
}

function resolveSought(site: OpenedSite, things: PageThings, sought: Sought, wanted: Wanted): Resolved {
  const resolved = byWords(site, things, sought, wanted);
  const colour = isTarget(resolved) ? null : colourOf(sought);
  return colour === null ? resolved : (ofColour(site, things, sought, colour) ?? resolved);
}

function byWords(site: OpenedSite, things: PageThings, sought: Sought, wanted: Wanted): Resolved {
  const { thing } = sought;
  if (thing === "page") return sought.words === "" ? { target: wholePage(site, "the page") } : null;
  if ((thing === "text" || thing === "paragraph") && isBare(sought)) return { target: wholePage(site, "the text") };
  // 'The three people' are no part of the page.
  if (sought.count === null && prefersPart(things, sought, wanted))
    return { target: partTarget(site, findParts(things, sought)) };
  if (thing === null) return named(site, things, sought, wanted);
  const found = findThings(things, sought);
  if (found && (found.found.length > 0 || !sought.within)) return chosen(site, sought, found);
  if (!sought.within) return named(site, things, sought, wanted);
  return showing(site, things, sought, sought.within) ?? (found && chosen(site, sought, found));
}

/** 'the photo of the oven' is no photo in an oven: what is shown is in its description. */
function showing(site: OpenedSite, things: PageThings, sought: Sought, shown: Sought): Resolved {
  const words = shown.text.replace(/^(?:the|our|my)\s+/i, "");
  const found = findThings(things, { ...sought, within: null, words });
  return found && found.found.length > 0 ? chosen(site, { ...sought, within: null, words, many: true }, found) : null;
}

/** 'the big blue area': of the parts and boxes on that colour the outermost, of other things those of their kind. */
function ofColour(site: OpenedSite, things: PageThings, sought: Sought, colour: string): Resolved {
  const isArea = sought.thing === "section" || sought.thing === "area";
  const all = isArea
    ? { found: areasOf(things), place: null, others: [] }
    : findThings(things, { ...sought, words: "", kinds: [] });
  const found = onColour(site, all?.found ?? [], colour);
  // 'The orange buttons' are several.
  if (!all || found.length === 0 || (sought.many && found.length === 1)) return null;
  const parts = found.filter(({ roles }) => roles.some((role) => REGIONS.has(role)));
  if (isArea && parts.length === 1) return { target: partTarget(site, parts) };
  return chosen(site, { ...sought, words: "" }, { ...all, found: isArea && parts.length > 0 ? parts : found });
}

const isBare = ({ words, within, places, many }: Sought) =>
  words === "" && within === null && places.length === 0 && !many;

const PARTS = new Set([
  "section",
  "area",
  "header",
  "footer",
  "navigation",
  "form",
  "hero",
  "menu",
  "about",
  "contact",
  "team",
  "faq",
  "pricing",
  "services",
  "gallery",
]);

/** Words for parts mean them; words for things mean the part that holds all of them, where a part is wanted. */
function prefersPart(things: PageThings, sought: Sought, wanted: Wanted): boolean {
  const { thing, places, within, many } = sought;
  if (thing === null || within !== null) return false;
  const isItems = isPart(thing) && wanted === "part" && (many || thing === "hours") && sought.words === "";
  if (!PARTS.has(thing) && !isItems) return false;
  if (places.length > 0 && thing !== "section") return false;
  return findParts(things, sought).length > 0;
}

function wholePage({ page }: OpenedSite, name: string): Target {
  const body = page.elements.findIndex(({ tagName }) => tagName === "body");
  return { nodes: [Math.max(0, body)], name, selector: "body", region: true };
}

function chosen(site: OpenedSite, sought: Sought, found: Candidates): Resolved {
  const thing = sought.thing!;
  if (found.found.length === 0) return { unclear: instead(sought, found.others) };
  const choice = choose(sought, found);
  if ("among" in choice) return { unclear: instead(sought, choice.among) };
  return { target: thingTarget(site, choice.chosen, { thing, all: choice.all, place: found.place }) };
}

/** Something by its name alone: a part of the page, an item, a text. */
function named(site: OpenedSite, things: PageThings, sought: Sought, wanted: Wanted): Resolved {
  const name = sought.words.replace(/^(?:the|our|my|your)\s+/i, "");
  if (name === "") return null;
  const parts = findParts(things, sought);
  if (sought.places.length > 0) return ordinal(site, things, sought, parts);
  const texts = textsNamed(things, name);
  const exactPart = parts.find((part) => sameText(part.name, name));
  if (texts.length > 0 && (wanted === "thing" || !exactPart) && !(exactPart && wanted === "part"))
    return { target: textTarget(site, texts, name) };
  if (parts.length === 1) return { target: partTarget(site, parts) };
  const items = itemsNamed(things, name);
  if (items.length === 1) return { target: thingTarget(site, items, { thing: "item", all: false, place: null }) };
  const among = parts.length > 1 ? parts : items;
  return among.length > 1 ? { unclear: instead(sought, among) } : null;
}

/** 'the third bike': bikes are what is in the part that is about them. */
function ordinal(site: OpenedSite, things: PageThings, sought: Sought, parts: readonly PageThing[]): Resolved {
  const most = Math.max(...sought.places.map((place) => (place < 0 ? -place : place + 1)));
  const rows = [...parts, ...partsAbout(things, sought.words)]
    .map((part) => things.inside(part.node).filter(({ roles }) => roles.includes("item")))
    .filter(({ length }) => length >= most);
  const items = rows[0] ?? itemsNamed(things, sought.words);
  return items.length === 0
    ? null
    : chosen(site, { ...sought, thing: "item", words: "" }, { found: items, place: null, others: items });
}

const textTarget = (site: OpenedSite, texts: readonly PageThing[], name: string): Target => {
  const nodes = texts.map(({ node }) => node);
  return { nodes, name: quoted(name), selector: selectorOf(site, nodes) };
};

const MOST_NAMED = 5;

/** What there is instead. */
function instead(sought: Sought, others: readonly PageThing[]): Outcome {
  const kind = sought.thing === null ? "part" : nameOfKind(sought.thing, false);
  const labels = [...new Set(others.map(({ name }) => name).filter(Boolean))];
  if (labels.length === 0) return declined(`I cannot find what you call ${quoted(sought.text)} on this page.`);
  const some = labels
    .slice(0, MOST_NAMED)
    .map((label) => quoted(label.length > 60 ? `${label.slice(0, 57)}...` : label));
  const rest = labels.length > MOST_NAMED ? " and others" : "";
  return declined(`Which ${kind} do you mean? I can see ${listed(some)}${rest}.`);
}
