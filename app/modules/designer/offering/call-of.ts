import { askedByLabel } from "../../contact-form/asked-by-label";
import { EDITOR_FONTS } from "../../editing/editor-fonts";
import type { NodeId } from "../../markup/page";
import { CATALOGUE } from "../../operations/catalogue";
import { readPrices } from "../../operations/facts/read-prices";
import { readStatedPrices } from "../../operations/facts/stated-prices";
import { timesIn } from "../../operations/facts/time-style";
import { formOf } from "../../operations/form/edit-form";
import type { OpenedSite } from "../../operations/opened-site";
import type { Target } from "../../operations/target";
import { areButtons } from "../../operations/style/set-colour";
import { textOf } from "../../operations/text-of";
import { readThings } from "../../page-roles/read-things";
import { call } from "../understanding/call";
import { groundOf } from "../understanding/told/grounds";
import type { Call } from "../understanding/pattern";
import { SIMPLE } from "./simple-forms";
import type { Ask, Form } from "./ask";
import { colourSaid } from "./colour-said";
import { daysSaid } from "../finding/days-said";
import { targetAt } from "./spots";

interface Given {
  site: OpenedSite;
  at: Target;
  by: Target;
  text: string;
  old: string;
  ask: Ask;
}
type Params = Record<string, unknown> | null;

/** An ask as the operation that does it, on a page as it is now; null where what it names is not there. */
export function callOf(ask: Ask, site: OpenedSite, selected: NodeId | null = null): Call | null {
  const [at, by] = [ask.at, ask.by].map((spot) => (spot ? targetAt(site, spot, selected) : null));
  if ((ask.at && !at) || (ask.by && !by)) return null;
  const given = { site, at: at!, by: by!, text: ask.text ?? "", old: ask.old ?? "", ask };
  const simple = SIMPLE[ask.form];
  const [name, params] = simple
    ? [simple.operation, { target: given.at, ...simple.params }]
    : (OTHERS[ask.form]?.(given) ?? ["", null]);
  const operation = CATALOGUE.get(name);
  const parsed = operation?.params.safeParse(params);
  return operation && parsed?.success ? call(operation, parsed.data) : null;
}

const OTHERS: Partial<Record<Form, (given: Given) => [operation: string, params: Params]>> = {
  text: ({ at, site, text }) => ["set-text", { target: lineIn(site, at), text }],
  words: ({ text, old }) => ["replace-words", { from: old, to: text, everyCase: true }],
  wordsIn: ({ at, text, old }) => ["replace-words", { from: old, to: text, within: at }],
  deleteWords: ({ site, at, old }) => ["delete-words", { node: innermost(site, at.nodes[0]!, old), words: old }],
  textBelow: ({ at, text }) => ["add-text", { text, place: at, where: "below" }],
  textAbove: ({ at, text }) => ["add-text", { text, place: at, where: "above" }],
  textEnd: ({ at, text }) => ["add-text", { text, place: at, where: "end" }],
  banner: ({ text }) => ["add-banner", { text }],
  alt: ({ at, text }) => ["set-alt", { target: at, text }],
  price: ({ site, text, old }) => ["set-price", { name: old, prices: pricesOf(site, old), price: text }],
  pricesUp: (given) => ["change-prices-by", byOf(given, true)],
  pricesDown: (given) => ["change-prices-by", byOf(given, false)],
  phone: ({ text }) => ["set-phone", { to: text }],
  email: ({ text }) => ["set-email", { to: text }],
  address: ({ text }) => ["set-address", { to: text }],
  business: ({ text }) => ["rename-business", { to: text }],
  title: ({ text }) => ["set-title", { text }],
  description: ({ text }) => ["set-description", { text }],
  closed: ({ text }) => ["set-hours", { weekdays: daysSaid(text), closed: true }],
  until: ({ text, old }) => [
    "set-hours",
    { weekdays: daysSaid(text), closed: false, closes: timesIn(old)[0]?.minutes },
  ],
  hours: ({ text, old }) => ["set-hours", hoursOf(text, old)],
  swap: ({ at, by }) => ["swap", { one: at, other: by }],
  first: ({ at }) => ["move", { target: at, to: { at: "first" } }],
  last: ({ at }) => ["move", { target: at, to: { at: "last" } }],
  up: ({ at }) => ["move", { target: at, to: { at: "by", by: -1 } }],
  down: ({ at }) => ["move", { target: at, to: { at: "by", by: 1 } }],
  before: ({ at, by }) => ["move", { target: at, to: { at: "before", other: by } }],
  after: ({ at, by }) => ["move", { target: at, to: { at: "after", other: by } }],
  itemLast: (given) => ["add-item", entryOf(given, "last")],
  itemFirst: (given) => ["add-item", entryOf(given, "first")],
  itemBefore: (given) => ["add-item", entryOf(given, "before")],
  itemAfter: (given) => ["add-item", entryOf(given, "after")],
  navEntry: ({ at, text }) => ["add-nav-entry", { label: text, to: { section: at.nodes[0] } }],
  renamePart: ({ at, text }) => ["rename-section", { target: at, name: text }],
  link: ({ at, text }) => ["set-link", { target: at, to: { href: text } }],
  linkPart: ({ at, by }) => ["set-link", { target: at, to: { section: by.nodes[0] } }],
  bigger: (given) => sized(given, 1.15),
  smaller: (given) => sized(given, 0.87),
  textColour: (given) => coloured(given, "text"),
  background: (given) => coloured(given, "background"),
  swapColour: ({ text, old }) => [
    "replace-colour",
    { from: colourSaid(old), to: colourSaid(text), fromWords: old, toWords: text },
  ],
  brand: ({ text }) => ["set-brand-colour", { colour: colourSaid(text), words: text }],
  dark: () => ["set-mode", { mode: "dark" }],
  light: () => ["set-mode", { mode: "light" }],
  siteFont: ({ text }) => ["set-site-font", { font: fontOf(text), part: "all" }],
  font: ({ at, text }) => ["set-font", { target: at, font: fontOf(text) }],
  columns: ({ at, site, text }) => ["lay-out", { target: groupIn(site, at), columns: Number(text) }],
  groundLike: ({ at, by, site }) => [
    "set-colour",
    { target: at, of: "background", colour: groundOf(by, site), words: `like ${by.name}` },
  ],
  addField: ({ text }) => ["add-field", { label: text, type: askedByLabel(text), required: false }],
  removeField: ({ site, text }) => ["remove-field", { id: fieldId(site, text) }],
  renameField: ({ site, text, old }) => ["rename-field", { id: fieldId(site, old), label: text }],
  required: ({ site, text }) => ["require-field", { id: fieldId(site, text), required: true }],
  optional: ({ site, text }) => ["require-field", { id: fieldId(site, text), required: false }],
  submit: ({ text }) => ["set-form-text", { which: "submitText", text }],
};

/** A part of the page that is a line and nothing else is that line. */
function lineIn(site: OpenedSite, at: Target): Target {
  const isLine = at.region === true && at.nodes.every((node) => readThings(site).inside(node).length === 0);
  return isLine ? { nodes: at.nodes, name: at.name, selector: at.selector } : at;
}

/** The longest list of a part of the page. */
function groupIn(site: OpenedSite, at: Target): Target {
  const items = readThings(site)
    .of("item")
    .filter(({ section }) => at.region === true && section === at.nodes[0]);
  const groups = [...new Set(items.map(({ group }) => group))];
  const size = (node: number | undefined) => items.filter(({ group }) => group === node).length;
  const [group] = groups.toSorted((one, other) => size(other) - size(one));
  return group === undefined || at.nodes.includes(group) ? at : { nodes: [group], name: at.name, selector: null };
}

/** The smallest element of a part that has these words. */
function innermost(site: OpenedSite, outer: NodeId, words: string): NodeId {
  const place = site.page.elements[outer]!.sourceCodeLocation;
  return site.page.elements.findLastIndex(
    ({ sourceCodeLocation: at }, node) =>
      at.startOffset >= place.startOffset && at.endOffset <= place.endOffset && textOf(site.page, node).includes(words),
  );
}

function pricesOf({ page }: OpenedSite, name: string): NodeId[] {
  const listed = readPrices(page).filter((price) => price.name === name);
  const stated = readStatedPrices(page).filter((price) => price.name.endsWith(name));
  return (listed.length > 0 ? listed : stated).map(({ node }) => node);
}

function byOf({ site, text }: Given, up: boolean): Params {
  const number = Number.parseFloat(text.replace(",", ".").replace(/[^\d.]/g, ""));
  const prices = [...new Set(readPrices(site.page).map(({ node }) => node))];
  return { prices, up, by: text.includes("%") ? { percent: number } : { amount: number } };
}

function hoursOf(days: string, times: string): Params {
  const [opens, closes] = timesIn(times).map(({ minutes }) => minutes);
  return { weekdays: daysSaid(days), closed: false, opens, closes };
}

function entryOf({ at, ask }: Given, where: string): Params {
  const { name, detail, price } = ask.entry!;
  return { like: at, words: { name, ...(detail && { detail }), ...(price && { price }) }, at: where };
}

function sized({ site, at }: Given, factor: number): [string, Params] {
  const words = factor > 1 ? "bigger" : "smaller";
  return ["resize", { target: at, factor, words, ...(areButtons(site, at.nodes) && { what: "button" }) }];
}

const coloured = ({ at, text }: Given, of: "text" | "background"): [string, Params] => [
  "set-colour",
  { target: at, of, colour: colourSaid(text), words: text },
];

const fontOf = (said: string) => EDITOR_FONTS.find((font) => font.toLowerCase() === said.toLowerCase());

const fieldId = (site: OpenedSite, label: string) =>
  formOf(site)?.fields.find((field) => field.label.toLowerCase() === label.toLowerCase())?.id;
