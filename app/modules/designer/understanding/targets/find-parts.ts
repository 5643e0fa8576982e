import type { PageThings, Thing as PageThing } from "../../../page-roles/thing";
import { isSectionKind } from "../../../site/section-kinds";
import { KIND_WORDS } from "../../built-in/find/kind-words";
import { hasAll, sameText, stems } from "../../built-in/find/words-of";
import type { Thing } from "../names";
import { saidWords } from "../said-lexicon";
import type { Sought } from "./sought";
import { PART_KINDS, ROLES_OF } from "./thing-roles";

const FRAME: ReadonlySet<Thing> = new Set(["header", "footer", "navigation", "form", "hero", "list", "table"]);
const PARTS: ReadonlySet<Thing> = new Set(["section", "area"]);

/** The parts of a page that a phrase means: sections by their name or kind, header, footer, form. Best reading only. */
export function findParts(things: PageThings, sought: Sought): PageThing[] {
  const { thing, words } = sought;
  if (thing && FRAME.has(thing) && words === "") return firstOf(things, thing);
  if (thing === "menu" && words === "") return menusOf(things, sought.text);
  if (thing && PARTS.has(thing))
    return sought.words === "" ? anySection(things, sought) : sectionsNamed(things, words, sought.kinds.at(-1) ?? null);
  const whole = thing === null ? words : sought.text;
  return sectionsNamed(things, withoutArticle(whole), words === "" ? thing : null);
}

const withoutArticle = (text: string) => text.replace(/^(?:the|our|my|your)\s+/i, "").trim();

/** A list of dishes is called so where the page calls it so; and the navigation is, on every page. */
function menusOf(things: PageThings, said: string): PageThing[] {
  const name = withoutArticle(said);
  const called = things
    .of("section")
    .filter((each) => [each.name, ...each.aliases].some((own) => sameText(own, name) || sameText(own, "menu")));
  return called.length > 0 ? called : firstOf(things, "navigation");
}

function firstOf(things: PageThings, thing: Thing): PageThing[] {
  for (const role of ROLES_OF[thing]!.roles) {
    const [first] = things.of(role);
    if (first) return [first];
  }
  return thing === "form" ? [] : [];
}

function anySection(things: PageThings, { places, many }: Sought): PageThing[] {
  const sections = things.of("section");
  if (places.length > 0) return places.flatMap((place) => sections.at(place) ?? []);
  return many ? [...sections] : [];
}

/** Sections that are called so: by their heading, by what links to them say, by their kind, by words of either. */
export function sectionsNamed(things: PageThings, name: string, thing: Thing | null): PageThing[] {
  const sections = things.of("section");
  const frame = /^(?:hero|header|footer|navigation|form)$/.test(thing ?? "") ? firstOf(things, thing!) : [];
  if (frame.length > 0) return frame;
  const wanted = stems(name);
  // A part without a name is not the one that nobody named.
  if (name === "") return thing === null ? [] : sections.filter((each) => isKind(things, each, thing));
  const readings = [
    (each: PageThing) => sameText(each.name, name),
    (each: PageThing) => each.aliases.some((alias) => sameText(alias, name)),
    (each: PageThing) => thing !== null && isKind(things, each, thing),
    (each: PageThing) => each.aliases.some((alias) => kindWords(alias).some((word) => sameText(word, name))),
    (each: PageThing) => hasAll(each.name, wanted),
    (each: PageThing) => each.aliases.some((alias) => hasAll(alias, wanted)),
  ];
  return readings.map((reads) => sections.filter(reads)).find((found) => found.length > 0) ?? [];
}

/** Parts whose heading, or a link to them, says these words. */
export function partsAbout(things: PageThings, words: string): PageThing[] {
  const wanted = stems(words);
  return things.of("section").filter(({ name, aliases }) => [name, ...aliases].some((each) => hasAll(each, wanted)));
}

const kindWords = (kind: string): string[] =>
  isSectionKind(kind) ? KIND_WORDS[kind].section.split("|").filter(Boolean) : [];

/** What kind of section a word in any language stands for: 'Lehrerinnen' are people. */
function kindOf(name: string): string | undefined {
  const senses = saidWords("en").get(name.toLowerCase())?.split(" ") ?? [];
  return senses
    .map((sense) => /^thing:(?<thing>[a-z-]+)/.exec(sense)?.groups?.thing)
    .map((thing) => thing && PART_KINDS[thing as Thing]?.section)
    .find(Boolean);
}

/** By what our designs call it, by what its heading says, or by what most of it is. */
function isKind(things: PageThings, section: PageThing, thing: Thing): boolean {
  const kind = PART_KINDS[thing];
  if (!kind) return false;
  if (section.aliases.includes(kind.section)) return true;
  const said = [section.name, ...section.aliases];
  if (said.some((name) => KIND_WORDS[kind.section].section.split("|").some((word) => sameText(word, name))))
    return true;
  if (section.roles.includes("hero")) return false;
  if (said.some((name) => kindOf(name) === kind.section)) return true;
  const items = things.inside(section.node).filter(({ item, roles }) => roles.includes("item") && item === null);
  if (thing === "contact" || thing === "form")
    return things.inside(section.node).some(({ roles }) => roles.includes("form"));
  return items.length > 0 && items.every((item) => kind.items.includes(item.kind!));
}
