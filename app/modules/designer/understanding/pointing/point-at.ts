import type { RequestLanguage } from "~/lib/languages";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import type { PageThings, Thing as PageThing } from "../../../page-roles/thing";
import type { Thing } from "../names";
import { barsOf } from "../targets/bars";
import { findThings } from "../targets/find-things";
import { onColour } from "../targets/of-colour";
import { soughtByName } from "../targets/sought";
import { partTarget, thingTarget } from "../targets/to-target";
import { pointerWords } from "../words/pointers";
import { atEdge } from "./edges";
import { calledSo, isSaid, namedBy, tailOf } from "./named-by";
import { readPointer, type Pointer } from "./pointer";

/** What is pointed at, and the word for its kind. */
export interface Pointed {
  target: Target;
  head: Thing | null;
}

/**
 * What words point at on a page, told by its kind, colour, edge, the words on it and what it lies under. Null where
 * there is none of it, or more than one: then the owner is asked.
 */
export function pointAt(site: OpenedSite, text: string, language: RequestLanguage): Pointed | null {
  const before = known.get(site) ?? new Map<string, Pointed | null>();
  known.set(site, before);
  if (!before.has(text)) before.set(text, lookFor(site, text, language));
  return before.get(text)!;
}
const known = new WeakMap<OpenedSite, Map<string, Pointed | null>>();

function lookFor(site: OpenedSite, text: string, language: RequestLanguage): Pointed | null {
  const called = calledSo(site, text);
  if (called) return asTarget(site, [called], null);
  const pointer = readPointer(text, language);
  if (!pointer || (pointer.head === "line" && pointer.many)) return null;
  if (pointer.edge === "top" && pointerWords(language, "links").test(text))
    return asTarget(site, readThings(site).of("navigation").slice(0, 1), "navigation");
  if (pointer.edge === "bottom" && pointer.isFixed && BARS.has(pointer.head!)) return fixedBar(site);
  const place = pointer.place === null ? null : placeOf(site, pointer.place, language);
  if (pointer.place !== null && !place) return null;
  return asTarget(site, foundFor(site, pointer, place, language), pointer.head);
}

const AREAS: ReadonlySet<Thing> = new Set(["section", "area", "banner", "header", "line", "card", "item", "column"]);
const COUNTED: ReadonlySet<Thing> = new Set(["card", "item", "button", "picture"]);
const BARS: ReadonlySet<Thing> = new Set(["section", "area", "banner", "header", "line", "button"]);
const REGIONS: ReadonlySet<string> = new Set(["section", "header", "footer", "hero", "navigation", "form"]);

/** 'The bar that is stuck to the bottom'. */
function fixedBar(site: OpenedSite): Pointed | null {
  const bars = barsOf(site);
  const target: Target = { nodes: bars, name: "the bar at the bottom", selector: null, region: true };
  return bars.length === 1 ? { target, head: null } : null;
}

function asTarget(site: OpenedSite, found: readonly PageThing[], head: Thing | null): Pointed | null {
  const [first] = found;
  if (!first) return null;
  const isPart = found.length === 1 && first.roles.some((role) => REGIONS.has(role)) && !first.roles.includes("item");
  // What only has a telephone number in it is none.
  if (isPart && head !== null && !AREAS.has(head) && !REGIONS.has(head) && head !== "menu") return null;
  const kind = found.length > 1 && head !== null ? head : kindOf(first);
  const target = isPart ? partTarget(site, found) : thingTarget(site, found, { thing: kind, all: false, place: null });
  return { target, head: head ?? (isPart ? "section" : kind) };
}

const KINDS: readonly Thing[] = [
  "item",
  "headline",
  "heading",
  "button",
  "picture",
  "quote",
  "price",
  "link",
  "lead",
  "list",
  "table",
];
const kindOf = ({ roles }: PageThing): Thing =>
  KINDS.find((kind) => (roles as readonly string[]).includes(kind)) ?? "text";

/** The part of the page that something is said to be under or in. */
function placeOf(site: OpenedSite, text: string, language: RequestLanguage): PageThing | null {
  const things = readThings(site);
  const found = pointAt(site, text, language)?.target.nodes;
  const thing = found?.length === 1 ? things.at(found[0]!) : null;
  if (!thing) return null;
  const isWhole = thing.roles.includes("section") || thing.roles.includes("item") || thing.section === null;
  return isWhole ? thing : things.at(thing.section!);
}

function foundFor(
  site: OpenedSite,
  pointer: Pointer,
  place: PageThing | null,
  language: RequestLanguage,
): readonly PageThing[] {
  const { head, colour, edge, many, count, names } = pointer;
  const things = readThings(site);
  const tail = tailOf(site, pointer.tail, language);
  if (!tail || !names.every((word) => isSaid(site, word))) return [];
  const entries = head === null && count !== null ? counted(things, pointer, place) : [];
  if (entries.length > 0) return entries;
  const isNamed = names.length > 0 || tail.isTelling;
  if (head === null && names.join("").length < LEAST) return [];
  const pool = poolFor(things, head).filter((thing) => !thing.hidden && (!place || lies(things, thing, place)));
  const coloured = colour === null ? pool : onColour(site, pool, colour);
  const named = tail.within(namedBy(site, coloured, pointer));
  const found = edge === null ? named : atEdge(site, named, pointer);
  if (head !== null && count !== null) return count === found.length ? found : [];
  if (many) return place && found.length > 1 && COUNTED.has(head!) ? found : [];
  return (isNamed || colour !== null || edge !== null || place !== null) && found.length === 1 ? found : [];
}

/** Shorter words are no names. */
const LEAST = 3;

const lies = (things: PageThings, thing: PageThing, place: PageThing) =>
  thing.node !== place.node && things.inside(place.node).includes(thing);

/** 'The four classes': so many entries stand in the one part that is called so, or that they are said to be under. */
function counted(things: PageThings, { names, count }: Pointer, place: PageThing | null): readonly PageThing[] {
  const parts = place ? [place] : partsNamed(things, names.slice(1));
  const rows = parts.map(({ node }) =>
    things.inside(node).filter(({ roles, item }) => roles.includes("item") && item === null),
  );
  const fitting = rows.filter(({ length }) => length === count);
  return fitting.length === 1 ? fitting[0]! : [];
}

const partsNamed = (things: PageThings, names: readonly string[]): readonly PageThing[] =>
  names.length === 0
    ? []
    : things.of("section").filter((each) => namedBy(null, [each], { names, titles: [] }).length > 0);

/** Those of its kind; without one what has a name. */
function poolFor(things: PageThings, head: Thing | null): readonly PageThing[] {
  // The hero is called what the business is.
  if (head === null)
    return things.of("item", "section", "heading", "button", "quote").filter(({ roles }) => !roles.includes("hero"));
  if (head === "headline" || head === "heading") return things.of("heading");
  if (head === "navigation" || head === "menu") return things.of("navigation");
  const own = findThings(things, { ...soughtByName(""), thing: head, many: true })?.found ?? [];
  const isArea = AREAS.has(head);
  const parts = isArea ? things.of("section", "header", "footer", "item") : [];
  return head === "card" || head === "item" ? (own.length > 0 ? own : parts) : [...new Set([...parts, ...own])];
}
