import type { ItemKind, PageThings, Thing as PageThing } from "../../../page-roles/thing";
import { hasAll, sameText, stems } from "../../built-in/find/words-of";
import type { Thing } from "../names";
import { findParts, sectionsNamed } from "./find-parts";
import type { Sought } from "./sought";
import { ROLES_OF } from "./thing-roles";

/** Things of the page that a phrase may mean, and the place that it lies in. */
export interface Candidates {
  found: readonly PageThing[];
  /** The part of the page or the item that all of them lie in, when one was named. */
  place: PageThing | null;
  /** All of their kind, for an answer when none was found. */
  others: readonly PageThing[];
}

/** Looks for things of a kind: in their place, by their words. */
export function findThings(things: PageThings, sought: Sought): Candidates | null {
  const { thing } = sought;
  const answers = thing && ROLES_OF[thing];
  if (!thing || !answers) return null;
  const several = sought.within && isSeveral(sought.within) ? inSeveral(things, sought, sought.within) : null;
  if (several) return several;
  const place = sought.within ? placeOf(things, sought.within) : null;
  if (sought.within && !place) return null;
  const all = place ? ofKindIn(things, thing, place) : ofKind(things, thing);
  if (sought.words === "") return { found: all, place, others: all };
  return narrowed(things, sought, all, place);
}

const isSeveral = ({ many, count, places }: Sought): boolean => places.length === 0 && (many || count !== null);

/** 'The prices in the four boxes' are those of all boxes that have one; null where the place is one after all. */
function inSeveral(things: PageThings, sought: Sought, within: Sought): Candidates | null {
  if (sought.words !== "" || findParts(things, within).length > 0) return null;
  const all = findThings(things, within)?.found ?? [];
  const found = all.map((place) => plainest(ofKindIn(things, sought.thing!, place))).filter(({ length }) => length > 0);
  if (all.length < 2) return null;
  const isAll = within.count === null || found.length === within.count;
  return { found: isAll ? found.flat() : [], place: null, others: ofKind(things, sought.thing!) };
}

/** The price of a box, and not a line in it that states another besides. */
const plainest = (found: readonly PageThing[]): readonly PageThing[] => {
  const bare = found.filter(({ roles, name }) => roles.includes("price") && !/\p{L}{3}/u.test(name));
  return bare.length > 0 ? bare : found;
};

/** What something lies in: a part of the page, else an item by its name. */
function placeOf(things: PageThings, sought: Sought): PageThing | null {
  const parts = findParts(things, sought);
  if (parts.length > 0) return parts[0]!;
  const found = findThings(things, sought)?.found ?? [];
  if (found.length > 0) return sought.places.length > 0 ? (found.at(sought.places[0]!) ?? null) : found[0]!;
  return itemsNamed(things, sought.text)[0] ?? null;
}

/** Items that are called so; those of the very name go first. */
export function itemsNamed(things: PageThings, name: string): PageThing[] {
  const bare = name.replace(/^(?:the|our|my|your)\s+/i, "");
  const items = things.of("item");
  const exact = items.filter((item) => sameText(item.name, bare));
  const wanted = stems(bare);
  return exact.length > 0 ? exact : items.filter(({ name: title }) => hasAll(title, wanted) && isToldBy(title, wanted));
}

/** 'Out' and 'four' tell nothing of a long title that has them among other words; a name in it does. */
function isToldBy(title: string, wanted: readonly string[]): boolean {
  if (wanted.length * MOST_UNSAID >= stems(title).length) return true;
  const names = stems(title.match(/\p{Lu}[\p{L}\p{M}'’-]+/gu)?.join(" ") ?? "");
  return wanted.some((want) => names.some((name) => name === want || (want.length > 3 && name.startsWith(want))));
}
const MOST_UNSAID = 3;

function ofKind(things: PageThings, thing: Thing): PageThing[] {
  const { roles, kinds, else: others = [] } = ROLES_OF[thing]!;
  const shown = things.all.filter(({ hidden }) => !hidden);
  const ofRole = roles.map((role) => shown.filter((each) => each.roles.includes(role)));
  const found =
    thing === "logo" || thing === "brand" || thing === "navigation" || thing === "header" || thing === "hours"
      ? (ofRole.find((each) => each.length > 0) ?? [])
      : shown.filter((each) => each.roles.some((role) => roles.includes(role)));
  if (thing === "section-heading") return sectionHeadings(things, shown);
  if (thing === "subheading")
    return found.filter((each) => !each.roles.includes("headline") && !sectionHeadings(things, shown).includes(each));
  if (thing === "hours") return hoursOf(found);
  const ofKinds = (wanted: readonly ItemKind[]) =>
    found.filter((each) => !each.roles.includes("item") || wanted.includes(each.kind!));
  const first = kinds ? ofKinds(kinds) : found;
  return first.length > 0 ? first : ofKinds(others);
}

/** Lists of hours before lines that say them. */
const hoursOf = (found: PageThing[]) => {
  const lists = found.filter((each) => each.roles.includes("group"));
  return lists.length > 0 ? lists : found;
};

function sectionHeadings(things: PageThings, shown: readonly PageThing[]): PageThing[] {
  return things
    .of("section")
    .flatMap(({ node, roles }) =>
      roles.includes("hero")
        ? []
        : (shown.find((each) => each.section === node && each.roles.includes("heading") && each.item === null) ?? []),
    );
}

/** In a part of the page, 'the heading' is its own and 'the text' what is no item's. */
function ofKindIn(things: PageThings, thing: Thing, place: PageThing): PageThing[] {
  const inner = new Set(things.inside(place.node));
  if (thing === "heading" || thing === "headline" || thing === "section-heading") {
    const heading = [...inner].find((each) => each.roles.includes("heading"));
    if (heading) return [heading];
    return place.roles.includes("item")
      ? [...inner].filter((each) => each.roles.includes("item-title")).slice(0, 1)
      : [];
  }
  const own = ofKind(things, thing).filter((each) => inner.has(each));
  if (thing !== "text" && thing !== "paragraph") return own;
  const words = own.filter(
    (each) =>
      !["price", "hours", "item-title", "copyright", "phone", "email"].some((role) =>
        (each.roles as string[]).includes(role),
      ),
  );
  const outside = words.filter(
    (each) => each.item === place.item || each.item === null || place.roles.includes("item"),
  );
  return outside.length > 0 ? outside : words;
}

/** By the words of the things, by those of the place they lie in, by the name of their item. */
function narrowed(things: PageThings, sought: Sought, all: readonly PageThing[], place: PageThing | null): Candidates {
  const { words, kinds } = sought;
  const wanted = stems(words);
  const exact = all.filter((each) => [each.name, ...each.aliases].some((name) => sameText(name, words)));
  if (exact.length > 0) return { found: exact, place, others: all };
  const fitting = all.filter((each) => hasAll(`${each.name} ${each.aliases.join(" ")}`, wanted));
  const part = place ? [] : sectionsNamed(things, words, kinds.at(-1) ?? null);
  const inPart = part.length > 0 ? ofKindIn(things, sought.thing!, part[0]!) : [];
  if (inPart.length > 0 && (fitting.length === 0 || kinds.length > 0))
    return { found: inPart, place: part[0]!, others: all };
  if (fitting.length > 0) return { found: fitting, place, others: all };
  const [item] = itemsNamed(things, words);
  const inItem = item ? [...(all.includes(item) ? [item] : []), ...ofKindIn(things, sought.thing!, item)] : [];
  return { found: inItem, place: item ?? place, others: all };
}
