import { inOwnersCurrency } from "../../facts/prices/in-one-currency";
import { capitalised } from "../../language/capitalised";
import { ended } from "../../language/ended";
import type { SectionOf } from "../../site/site-plan";
import { bracketRows } from "./bracket-rows";
import { ownTitle, type Composition } from "./composition";
import { pricedRows } from "./priced-rows";
import { withRowDetails } from "./row-details";

type Groups = SectionOf<"prices">["groups"];
type Item = Groups[number]["items"][number];

/** Fewer entries make no list where nothing else is one. */
const FEWEST = 2;

/** All that is said of prices: one list in the owner's order, and what is told beside it. */
export interface PriceList {
  groups: Groups;
  told: string[];
  /** What leads to the list, as a sentence. */
  intro?: string;
}

/** The list of prices of a page: what was read as rows, and what the running text says in the form of a row. */
export function priceList({ facts, told, sorted, language }: Composition, besides: readonly string[]): PriceList {
  const named = facts.prices.groups.map(({ name, items }) => ({
    ...(name && { name: ownTitle(name) ?? name }),
    items: items as Item[],
  }));
  const bracketed = bracketRows(told.money);
  const { groups: detailed, told: beside } = withRowDetails(named, [...bracketed.left, ...sorted.moved.money]);
  const { items, left } = pricedRows(beside, language);
  const more = [...bracketed.items, ...items];
  const isList = named.length > 0 || (more.length >= FEWEST && more.length > left.length);
  const text = facts.sentences.join("\n");
  const groups = isList ? inOwnersOrder(underNames(oneList(detailed, more), told.priceGroups), text) : [];
  const intro = told.leads.map((lead) => ended(capitalised(lead))).join(" ");
  return {
    groups: groups.map(({ items: rows, ...group }) => ({
      ...group,
      items: inOwnersCurrency(rows, facts.sentences, language),
    })),
    told: [...besides, ...(isList ? left : beside)],
    ...(intro && { intro }),
  };
}

/** Entries without a name above them stand together; what is told of an entry that is there already stands with it. */
function oneList(groups: Groups, more: Item[]): Groups {
  const again = (item: Item) => more.find((other) => saysAgain(other, item));
  const isAgain = (other: Item) => groups.some(({ items }) => items.some((item) => saysAgain(other, item)));
  const told = groups.map(({ items, ...group }) => ({
    ...group,
    items: items.map((item) => joined(item, again(item))),
  }));
  const unnamed = [
    ...told.filter(({ name }) => !name).flatMap(({ items }) => items),
    ...more.filter((item) => !isAgain(item)),
  ];
  const named = told.filter(({ name }) => name);
  return unnamed.length > 0 ? [...named, { items: unnamed }] : named;
}

/** What is listed under a name of the owner's stands under it. */
function underNames(groups: Groups, names: Composition["told"]["priceGroups"]): Groups {
  return names.reduce<Groups>((all, { name, said }) => {
    const isNamed = (item: Item) => said.toLowerCase().includes(item.name.toLowerCase());
    const items = all.flatMap((group) => (group.name ? [] : group.items.filter(isNamed)));
    if (items.length === 0) return all;
    const others = all.map((group) => (group.name ? group : { items: group.items.filter((item) => !isNamed(item)) }));
    return [...others.filter((group) => group.items.length > 0), { name, items }];
  }, groups);
}

/** "2 bags a month" for £18 beside "Subscription, 2 bags a month" for £18. */
const saysAgain = (other: Item, item: Item): boolean =>
  other.price === item.price && `${item.name} ${item.detail ?? ""}`.toLowerCase().includes(other.name.toLowerCase());

const joined = (item: Item, other: Item | undefined): Item =>
  other?.detail ? { ...item, detail: [item.detail, other.detail].filter(Boolean).join(", ") } : item;

/** As they are told; under a name of the owner's they stand in that order already. */
function inOwnersOrder(groups: Groups, text: string): Groups {
  const lower = text.toLowerCase();
  const sorted = groups.map(({ name, items }) =>
    name ? { name, items } : { items: items.toSorted((a, b) => placeOf(a, lower) - placeOf(b, lower)) },
  );
  const first = ({ items }: Groups[number]) => Math.min(...items.map((item) => placeOf(item, lower)));
  return sorted.toSorted((a, b) => first(a) - first(b));
}

/** Where the text names a thing with its price; where only its name, there; else last. */
function placeOf({ name, price }: Item, text: string): number {
  const amount = /\p{Nd}[\p{Nd}.,]*/u.exec(price)?.[0] ?? "";
  for (let at = text.indexOf(name.toLowerCase()); at >= 0; at = text.indexOf(name.toLowerCase(), at + 1))
    if (text.slice(at, at + name.length + NEAR).includes(amount)) return at;
  const named = text.indexOf(name.toLowerCase());
  return named < 0 ? text.length : named;
}
const NEAR = 90;
