import type { NodeId } from "../../../markup/page";
import { textOf } from "../../../operations/text-of";
import { inside, queryAll } from "../../../cascade/query";
import { quoted } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Found } from "./found";
import { findSection } from "./find-section";
import { hasAll, sameText, stems, takeOrdinal } from "./words-of";

const ITEMS = "li, .qa, .price, .service, .person, .choice, .figure, article, details";
const NAMES = "h3, h4, .price-name, .service-name, .person-name, .question, .line-name, label, strong, b, summary, dt";

/** A service, a dish, a person, a question: something with a name of its own in a list. */
export interface Item {
  node: NodeId;
  /** The element that holds its name. */
  name: NodeId;
}

/** Every named thing in a list of the page. */
export function itemsOf({ page }: OpenedSite, within: NodeId | null = null): Item[] {
  const all = queryAll(page, `main :is(${ITEMS}), body > section :is(${ITEMS})`).filter(
    (node) => within === null || inside(page, [node], within).length > 0,
  );
  const names = queryAll(page, NAMES);
  return all.flatMap((node) => {
    const [name] = inside(page, names, node);
    return name === undefined ? [] : [{ node, name }];
  });
}

/** Things in lists that have this name, exactly; else those whose name has all its words. */
export function itemsNamed(site: OpenedSite, name: string, within: NodeId | null = null): Item[] {
  const items = itemsOf(site, within);
  const bare = name.replace(/^"|"$/g, "").replace(/^(?:the|our|my) /i, "");
  const exact = items.filter((item) => sameText(textOf(site.page, item.name), bare));
  return exact.length > 0 ? exact : items.filter((item) => hasAll(textOf(site.page, item.name), stems(bare)));
}

/** 'the second service', 'the third question': an item of a section by its place. */
export function findItem(site: OpenedSite, phrase: string): Found | null {
  const place = takeOrdinal(phrase);
  const section = place && findSection(site, place.rest);
  if (!place || !section) return null;
  const items = itemsOf(site, section.node);
  const item = items.at(place.index);
  if (!item) return { unclear: `${quoted(section.name)} has ${items.length} entries.` };
  return { nodes: [item.name], name: quoted(textOf(site.page, item.name)), selector: null };
}

const ASPECTS: [RegExp, RegExp][] = [
  [/^(?:title|role|job|job title|position|function)$/i, /role|position|job/],
  [/^(?:description|details?|text|bio|biography|explanation|note)$/i, /detail|description|bio|text/],
  [/^(?:answer|reply)$/i, /answer/],
  [/^(?:name|heading|question)$/i, /^$/],
];

/** 'Priya Raman's role', 'the answer to "What should I wear?"': what is said of a thing with a name. */
export function findAspect(site: OpenedSite, phrase: string): Found | null {
  const owned = /^(.+?)(?:'s|s') (.+)$/.exec(phrase);
  const of = /^(.+?) (?:of|to|for|under|below) (?:the (?:question|service|dish|step) )?(.+)$/i.exec(phrase);
  for (const [name, word] of [owned && [owned[1]!, owned[2]!], of && [of[2]!, of[1]!]].filter(
    (pair) => pair !== null,
  ) as [string, string][]) {
    const aspect = ASPECTS.find(([says]) => says.test(word.replace(/^the /i, "")));
    const [item, another] = aspect ? itemsNamed(site, name) : [];
    if (!aspect || !item || another) continue;
    const node = aspectOf(site, item, aspect[1]);
    if (node !== null)
      return {
        nodes: [node],
        name: `the ${word.replace(/^the /i, "")} of ${quoted(textOf(site.page, item.name))}`,
        selector: null,
      };
  }
  return null;
}

function aspectOf({ page }: OpenedSite, item: Item, called: RegExp): NodeId | null {
  if (called.source === "^$") return item.name;
  const texts = inside(page, queryAll(page, "p, dd, span, td, div"), item.node).filter(
    (node) => node > item.name && textOf(page, node) !== "",
  );
  const classOf = (node: NodeId) => page.elements[node]!.attrs.find(({ name }) => name === "class")?.value ?? "";
  return (
    texts.find((node) => called.test(classOf(node))) ??
    texts.find((node) => page.elements[node]!.tagName === "p") ??
    texts[0] ??
    null
  );
}
