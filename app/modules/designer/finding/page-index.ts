import { remembered } from "~/lib/remembered";
import { computed } from "../../cascade/computed";
import type { NodeId } from "../../markup/page";
import type { OpenedSite } from "../../operations/opened-site";
import { textOf } from "../../operations/text-of";
import { readThings } from "../../page-roles/read-things";
import type { PageThings, Role, Thing } from "../../page-roles/thing";
import { barsOf } from "../understanding/targets/bars";
import { languageOf } from "../../contact-form/find-forms";
import { daysIn } from "./days-said";
import { likeness, tokensOf } from "./tokens";

const WIDE = 1280;
const LONGEST_TEXT = 2000;
const MOST_OF_DAYS = 40;
/** Words of messages that are kept. */
const MOST_TOKENS = 1_000;

/** Something of a page as a message is held against it. */
export interface Entry {
  thing: Thing;
  kind: string;
  name: readonly string[];
  text: readonly string[];
  /** What the parts and items around it are called. */
  around: readonly string[];
  /** Its place among the items of its group, from the start and from the end. */
  place: readonly [number, number] | null;
  ground: string;
  letters: string;
  edges: ReadonlySet<"top" | "bottom">;
  days: readonly number[];
}

/** The things of a page with their words; how much each word tells. */
export interface PageIndex {
  entries: readonly Entry[];
  /** The words of the page that a said one is like, and how nearly. */
  alike: (token: string) => readonly (readonly [word: string, likeness: number])[];
  weigh: (word: string) => number;
}

const known = new WeakMap<PageThings, PageIndex>();

/** The things that can be meant on a page: read once, and asked for each message several times. */
export function indexOf(site: OpenedSite): PageIndex {
  const things = readThings(site);
  const before = known.get(things);
  if (before) return before;
  const all = [...things.all.filter(({ hidden }) => !hidden), ...barsAsThings(site, things)];
  const edges = edgesOf(things);
  const language = languageOf(site.page).split("-")[0]!.toLowerCase();
  const entries = all.map((thing) => entryOf(site, thing, { things, edges, language }));
  const found = { entries, ...weights(entries) };
  known.set(things, found);
  return found;
}

const barsAsThings = (site: OpenedSite, things: PageThings): Thing[] =>
  barsOf(site)
    .filter((node) => things.at(node) === null)
    .map((node) => ({
      ...{ node, roles: [], name: textOf(site.page, node), aliases: [], section: null, item: null, hidden: false },
    }));

interface Around {
  language: string;
  things: PageThings;
  edges: Record<"top" | "bottom", ReadonlySet<NodeId>>;
}

function entryOf(site: OpenedSite, thing: Thing, { things, edges, language }: Around): Entry {
  const at = [thing.node, thing.face].find((node) => node !== undefined && isPainted(ground(site, node)));
  const owners = [thing.section, thing.item].flatMap((node) => (node === null ? [] : (things.at(node) ?? [])));
  const part = thing.section ?? thing.node;
  const kind = kindOf(thing);
  const text = tokensOf(textOf(site.page, thing.node).slice(0, LONGEST_TEXT));
  return {
    thing,
    kind,
    name: tokensOf([thing.name, ...thing.aliases].join(" ").slice(0, LONGEST_TEXT)),
    text,
    around: [...new Set(owners.flatMap(({ name, aliases }) => tokensOf([name, ...aliases].join(" "))))],
    place: placeOf(thing, kind, things),
    ground: at === undefined ? "" : ground(site, at),
    days: text.length < MOST_OF_DAYS ? daysIn(textOf(site.page, thing.node), language) : [],
    letters: computed(site, thing.node, "color", WIDE),
    edges: new Set((["top", "bottom"] as const).filter((edge) => edges[edge].has(part))),
  };
}

const ground = (site: OpenedSite, node: NodeId) => computed(site, node, "background-color", WIDE);
const isPainted = (colour: string) => !/^(?:transparent|rgba\(0, 0, 0, 0\)|)$/.test(colour);

function placeOf(thing: Thing, kind: string, things: PageThings): [number, number] | null {
  const same =
    thing.group === undefined
      ? kind === "picture" || kind === "button" || kind === "section"
        ? things.all.filter((each) => kindOf(each) === kind)
        : things.of("nav-entry").filter(() => kind === "nav-entry")
      : things.of("item").filter(({ group }) => group === thing.group);
  const at = same.findIndex(({ node }) => node === thing.node);
  return at === -1 ? null : [at, same.length - 1 - at];
}

const EDGE = 3;

/** The parts of the page that may be said to be at its top or bottom. */
function edgesOf(things: PageThings): Around["edges"] {
  const parts = things.of("section", "header", "footer").toSorted((a, b) => a.node - b.node);
  const nodes = (some: readonly Thing[]) => new Set(some.map(({ node }) => node));
  return { top: nodes(parts.slice(0, EDGE)), bottom: nodes(parts.slice(-2)) };
}

/** What something is above all. */
const KINDS: readonly Role[] = [
  ...([
    "hero",
    "header",
    "footer",
    "navigation",
    "form",
    "section",
    "nav-entry",
    "button",
    "headline",
    "heading",
  ] as const),
  ...([
    "logo",
    "brand",
    "picture",
    "video",
    "map",
    "item-title",
    "price",
    "phone",
    "email",
    "address",
    "hours",
  ] as const),
  ...(["lead", "eyebrow", "quote", "caption", "copyright", "field", "group", "list", "table", "link", "text"] as const),
];

function kindOf({ roles, kind }: Thing): string {
  if (roles.includes("item")) return kind ?? "item";
  return KINDS.find((each) => roles.includes(each)) ?? "bar";
}

/** The rarer on the page, the more a word tells. */
function weights(entries: readonly Entry[]): Pick<PageIndex, "alike" | "weigh"> {
  const counts = new Map<string, number>();
  for (const { name, text } of entries)
    for (const word of new Set([...name, ...text])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.log(1 + entries.length);
  const words = [...counts.keys()];
  const alike = (token: string) =>
    words.map((word) => [word, likeness(token, word)] as const).filter(([, nearly]) => nearly > 0);
  return {
    // Each part of a message, and what leads to it, asks for the same words.
    alike: remembered(alike, MOST_TOKENS),
    weigh: (word) => Math.log(1 + entries.length / (counts.get(word) ?? entries.length)) / most,
  };
}
