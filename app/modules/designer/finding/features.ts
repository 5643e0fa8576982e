import { isColourCalled } from "../understanding/targets/of-colour";
import { PART_KINDS, ROLES_OF } from "../understanding/targets/thing-roles";
import type { Thing } from "../understanding/names";
import type { Entry, PageIndex } from "./page-index";
import type { Said } from "./said";

/** What speaks for each thing of a page, by name. */
export type Features = Record<string, number>;

/** What speaks for one thing and not for another by what is said; all else only weighs what kind of thing is often meant. */
const TELLING = [
  ...["byHead", "byOther", "partByHead", "partByOther", "saidName", "saidText", "around", "behind", "behindAround"],
  ...["quoted", "onGround", "inLetters", "atEdge", "placed", "daysThere", "selected", "holds selected", "in selected"],
];

/** Whether words say anything of a thing. */
export const saysSomething = (features: Features): boolean => TELLING.some((name) => (features[name] ?? 0) > 0);

/** Where something lies to what the owner has selected: it is that, holds it, or lies in it. */
export type Selection = "selected" | "holds selected" | "in selected";

/** What speaks for each thing of a page being meant by what is said. */
export function featuresOf(said: Said, index: PageIndex, selectionOf: (entry: Entry) => Selection | null): Features[] {
  const held = index.entries.map((entry) => heldAgainst(entry, said, index));
  const most = {
    name: Math.max(...held.map(({ name }) => name), 1e-6),
    text: Math.max(...held.map(({ text }) => text), 1e-6),
  };
  return index.entries.map((entry, at) => ({
    ...kindOf(entry, said),
    ...wordsOf(entry, said, held[at]!, most),
    ...looksOf(entry, said),
    ...placeOf(entry, said),
    ...selectionFeatures(entry, selectionOf(entry)),
  }));
}

const selectionFeatures = ({ kind }: Entry, selection: Selection | null): Features =>
  selection === null ? {} : { [selection]: 1, [`${selection} ${GROUP[kind] ?? "text"}`]: 1 };

/** Words that stand everywhere are no name, though nothing else is said. */
const LEAST = 0.4;

interface Held {
  name: number;
  nameCover: number;
  text: number;
  textCover: number;
  around: number;
  behind: number;
  behindAround: number;
  run: number;
}

function heldAgainst(entry: Entry, said: Said, index: PageIndex): Held {
  const name = hit(entry.name, said.own, index);
  const text = hit(entry.text, said.own, index);
  return {
    name: name.sum,
    nameCover: name.share,
    text: text.sum,
    textCover: text.share,
    around: hit(entry.around, said.own, index).sum,
    behind: hit([...entry.name, ...entry.text], said.behind, index).sum,
    behindAround: hit(entry.around, said.behind, index).sum,
    run: text.sum > LEAST / 2 ? longestRun(said.tokens, entry.text) : 0,
  };
}

/** How much of what is said stands in some words, and how much of them is said. */
function hit(words: readonly string[], hits: ReadonlyMap<string, number>, { weigh }: PageIndex) {
  let [sum, all] = [0, 0];
  if (hits.size === 0) return { sum, share: 0 };
  const seen = new Set<string>();
  for (const word of words) {
    if (seen.has(word)) continue;
    seen.add(word);
    const weight = weigh(word);
    all += weight;
    sum += (hits.get(word) ?? 0) * weight;
  }
  return { sum, share: all === 0 ? 0 : sum / all };
}

/** How many words stand one behind the other in both. */
function longestRun(said: readonly string[], text: readonly string[]): number {
  let [most, before] = [0, new Uint8Array(said.length + 1)];
  for (const word of text) {
    const row = new Uint8Array(said.length + 1);
    for (let at = 0; at < said.length; at += 1)
      if (said[at] === word) most = Math.max(most, (row[at + 1] = Math.min(255, before[at]! + 1)));
    before = row;
  }
  return most;
}

function wordsOf({ kind, name, thing }: Entry, said: Said, held: Held, most: { name: number; text: number }): Features {
  const own = Math.max(said.weight, LEAST);
  const group = GROUP[kind] ?? "text";
  const saidName = held.name / own;
  const saidText = held.text / own;
  const isMostName = held.name > 0 && held.name >= most.name * 0.999 ? 1 : 0;
  const isMostText = held.text > 0 && held.text >= most.text * 0.999 ? 1 : 0;
  const fName = (2 * saidName * held.nameCover) / (saidName + held.nameCover || 1);
  const fText = (2 * saidText * held.textCover) / (saidText + held.textCover || 1);
  return {
    saidName,
    nameCover: held.nameCover,
    fName,
    saidText,
    textCover: held.textCover,
    fText,
    isMostName,
    isMostText,
    mostNameCover: isMostName * held.nameCover,
    mostTextCover: isMostText * held.textCover,
    relName: held.name / most.name,
    relText: held.text / most.text,
    around: held.around / own,
    behind: held.behind / Math.max(said.weightBehind, LEAST),
    behindAround: held.behindAround / Math.max(said.weightBehind, LEAST),
    run: Math.min(6, held.run) / 6,
    runShare: held.run > 1 ? held.run / said.tokens.length : 0,
    runOfName: held.run > 0 && name.length > 0 ? Math.min(1, held.run / name.length) : 0,
    [`fName ${group}`]: fName,
    [`fText ${group}`]: fText,
    [`isMostName ${group}`]: isMostName,
    [`isMostText ${group}`]: isMostText,
    [`around ${group}`]: held.around / own,
    [`behind ${group}`]: held.behind / Math.max(said.weightBehind, LEAST),
    quoted: said.quotes.includes(thing.name.toLowerCase()) ? 1 : 0,
  };
}

const GROUP: Record<string, string> = {
  ...{ hero: "part", section: "part", header: "part", footer: "part", form: "part", bar: "part", navigation: "part" },
  ...{ headline: "title", heading: "title", "item-title": "title", brand: "title", logo: "title" },
  ...{ card: "item", product: "item", plan: "item", "price-line": "item", person: "item", question: "item" },
  ...{ review: "item", step: "item", figure: "item", date: "item", "hours-row": "item", link: "item", point: "item" },
  ...{
    item: "item",
    "nav-entry": "nav",
    button: "button",
    group: "list",
    list: "list",
    table: "list",
    picture: "picture",
  },
};

function kindOf({ kind, thing }: Entry, { head, things, isMany, weight }: Said): Features {
  const answers = (each: Thing): number => {
    const found = ROLES_OF[each];
    if (!found?.roles.some((role) => thing.roles.includes(role))) return 0;
    if (!found.kinds || !thing.roles.includes("item")) return 1;
    return found.kinds.includes(thing.kind!) ? 1 : found.else?.includes(thing.kind!) ? 0.6 : 0;
  };
  const isPart = (each: Thing) => {
    const section = PART_KINDS[each]?.section;
    return section !== undefined && thing.roles.includes("section") && thing.aliases.includes(section);
  };
  const byHead = head === null ? 0 : answers(head);
  return {
    [`is ${kind}`]: 1,
    [`is ${kind} ${head === null ? "alone" : "headed"}`]: 1,
    [`is ${kind} ${weight === 0 ? "unnamed" : "named"}`]: 1,
    ...(head !== null && { [`${head}${isMany ? "s" : ""} is ${GROUP[kind] ?? "text"}`]: 1, [`${head} is ${kind}`]: 1 }),
    byHead,
    byOther: Math.max(0, ...[...things].map(answers)),
    notHead: head !== null && byHead === 0 ? 1 : 0,
    partByHead: head !== null && isPart(head) ? 1 : 0,
    partByOther: [...things].some(isPart) ? 1 : 0,
  };
}

function looksOf({ ground, letters, kind }: Entry, { colours }: Said): Features {
  if (colours.length === 0) return {};
  const group = GROUP[kind] ?? "text";
  const onGround = colours.some((colour) => isColourCalled(ground, colour)) ? 1 : 0;
  const inLetters = colours.some((colour) => isColourCalled(letters, colour)) ? 1 : 0;
  return {
    onGround,
    inLetters,
    [`onGround ${group}`]: onGround,
    [`coloured ${kind}`]: 1,
    noColour: onGround + inLetters === 0 ? 1 : 0,
  };
}

function placeOf({ edges, kind, place, days }: Entry, said: Said): Features {
  const { edge, place: wanted, isBig, isOfPrices } = said;
  const isPlaced = wanted !== null && place?.[wanted < 0 ? 1 : 0] === (wanted < 0 ? -1 - wanted : wanted) ? 1 : 0;
  const isOfDay = said.days.some((day) => days.includes(day));
  const group = GROUP[kind] ?? "text";
  return {
    ...(edge !== null && {
      atEdge: edges.has(edge) ? 1 : 0,
      [`${edge} ${kind}`]: 1,
      [`${edge} ${group} ${edges.has(edge) ? "there" : "elsewhere"}`]: 1,
    }),
    ...(wanted !== null && {
      placed: isPlaced,
      [`placed ${group}`]: isPlaced,
    }),
    ...(said.days.length > 0 && { daysThere: isOfDay ? 1 : 0, [`days ${kind}`]: 1, [`days ${isOfDay} ${kind}`]: 1 }),
    ...(isOfPrices && { [`prices ${kind}`]: 1 }),
    ...(isBig && { [`big ${kind}`]: 1 }),
  };
}
