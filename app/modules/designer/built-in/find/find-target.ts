import { attribute } from "../../../markup/html-document";
import type { NodeId } from "../../../markup/page";
import { textOf } from "../../../operations/text-of";
import { inside, isWithin, queryAll } from "../../../cascade/query";
import { uniqueSelector } from "../../../cascade/unique-selector";
import { listed, quoted } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { findSection } from "./find-section";
import { findAspect, findItem } from "./find-item";
import type { Target } from "../../../operations/target";
import type { Found } from "./found";
import { elementsFor, NOUNS, type Noun } from "./nouns";
import { bareNoun, hasAll, sameText, stems, takeOrdinal } from "./words-of";

/**
 * What an owner means by 'the second service', 'the booking button', 'the photo of the oven'; null when nothing is
 * meant.
 */
export function findTarget(site: OpenedSite, phrase: string): Found | null {
  const bare = bareNoun(phrase);
  if (!bare) return null;
  return (
    findAspect(site, bare) ??
    findByNoun(site, bare, null, "") ??
    findRegion(site, bare) ??
    findScoped(site, bare) ??
    findItem(site, bare) ??
    findByText(site, bare) ??
    missing(bare)
  );
}

/** A kind of element that the page has none of. */
function missing(phrase: string): Found | null {
  const known = NOUNS.find(({ says }) => says.test(phrase));
  return known ? { unclear: `I cannot find what you call ${quoted(known.name)} on this page.` } : null;
}

function findRegion(site: OpenedSite, phrase: string): Target | null {
  const section = findSection(site, phrase);
  if (!section) return null;
  const name =
    /section|part/i.test(phrase) || section.kind !== "hero" ? `the section ${quoted(section.name)}` : "the hero";
  return { nodes: [section.node], name, selector: uniqueSelector(site, section.node), region: true };
}

/** 'the heading of the about section', 'the about heading', "the form's button". */
function findScoped(site: OpenedSite, phrase: string): Found | null {
  const after = /^(.+?) (?:in|of|on|inside|within|from|for|at) (?:the |our |my )?(.+)$/i.exec(phrase);
  const owned = /^(?:the |our |my )?(.+?)(?:'s|s') (.+)$/i.exec(phrase);
  for (const [scope, thing] of [after && [after[2]!, after[1]!], owned && [owned[1]!, owned[2]!]].filter(
    (pair) => pair !== null,
  ) as [string, string][]) {
    const place = regionNamed(site, scope);
    const found = place && findByNoun(site, bareNoun(thing), place.nodes[0]!, place.name);
    if (found) return found;
  }
  return findLed(site, phrase);
}

const MOST_PLACE_WORDS = 8;

/** 'hero headline', 'about text': a few words for a part of the page, then a noun. */
function findLed(site: OpenedSite, phrase: string): Found | null {
  const words = phrase.split(" ");
  for (let at = 1; at < Math.min(words.length, MOST_PLACE_WORDS + 1); at += 1) {
    const place = regionNamed(site, words.slice(0, at).join(" "));
    const found = place && findByNoun(site, words.slice(at).join(" "), place.nodes[0]!, place.name);
    if (found) return found;
  }
  return null;
}

function regionNamed(site: OpenedSite, phrase: string): Target | null {
  const bare = bareNoun(phrase);
  const section = findRegion(site, bare);
  if (section) return section;
  const known = NOUNS.find(
    (noun) =>
      ["header", "footer", "contact form"].includes(noun.name) &&
      noun.says.test(bare.replace(/ (?:section|area)$/, "")),
  );
  const { nodes, selector } = known ? elementsFor(site, known) : { nodes: [], selector: "" };
  return known && nodes.length > 0
    ? { nodes: nodes.slice(0, 1), name: `the ${known.name}`, selector, region: true }
    : null;
}

/**
 * A noun alone, or with what tells it from others of its kind: 'second picture', 'booking button', 'photo of the oven'.
 */
function findByNoun(site: OpenedSite, phrase: string, scope: NodeId | null, place: string): Found | null {
  const ordinal = takeOrdinal(phrase);
  const said = ordinal?.rest ?? phrase;
  const whole = NOUNS.find(({ says }) => says.test(said));
  if (whole) return pick(site, whole, candidates(site, whole, scope), scope, place, ordinal?.index);
  return scope === null ? findQualified(site, said, ordinal?.index) : null;
}

function candidates(site: OpenedSite, noun: Noun, scope: NodeId | null): { nodes: NodeId[]; selector: string } {
  if (scope === null) return elementsFor(site, noun);
  for (const selector of scopedSelectors(noun)) {
    const nodes = inside(site.page, queryAll(site.page, selector), scope);
    if (nodes.length > 0) return { nodes, selector };
  }
  return { nodes: [], selector: "" };
}

/** In a part of the page, 'the heading' is its heading and 'the text' its paragraphs. */
function scopedSelectors(noun: Noun): string[] {
  if (["headline", "heading", "header"].includes(noun.name)) return ["h1, h2", "h3"];
  if (noun.name === "text" || noun.name === "paragraph") return ["p:not(.actions, .eyebrow, .label)", "li, dd, td"];
  if (noun.name === "picture") return ["img"];
  return noun.selectors;
}

function pick(
  site: OpenedSite,
  noun: Noun,
  { nodes, selector }: { nodes: NodeId[]; selector: string },
  scope: NodeId | null,
  place: string,
  index?: number,
): Found | null {
  if (nodes.length === 0) return null;
  const name = `the ${noun.name}${place ? ` of ${place}` : ""}`;
  if (index !== undefined) {
    const node = nodes.at(index);
    return node === undefined
      ? { unclear: `I can see only ${nodes.length} of what you call ${quoted(noun.name)}.` }
      : { nodes: [node], name: `that ${noun.name}`, selector: uniqueSelector(site, node) };
  }
  const text = noun.name === "text" || noun.name === "paragraph";
  if (scope !== null && (noun.many || text || nodes.length === 1))
    return { nodes, name, selector: scopedSelector(site, nodes, selector, scope) };
  const region = ["header", "footer", "sections", "contact form"].includes(noun.name);
  if (noun.many) return { nodes, name, selector, region };
  if (noun.name === "headline" || noun.name === "heading" || nodes.length === 1)
    return { nodes: nodes.slice(0, 1), name, selector: uniqueSelector(site, nodes[0]!), region };
  return (
    sameThing(site, nodes, name) ??
    (scope !== null && noun.name === "button" ? firstOf(site, nodes, name) : { unclear: ask(site, noun, nodes) })
  );
}

function firstOf(site: OpenedSite, nodes: NodeId[], name: string): Target {
  return { nodes: nodes.slice(0, 1), name, selector: uniqueSelector(site, nodes[0]!) };
}

/** Several with one text, such as the same button in the header and below: they are one thing to an owner. */
function sameThing({ page }: OpenedSite, nodes: NodeId[], name: string): Target | null {
  const label = (node: NodeId) => textOf(page, node) || (attribute(page.elements[node]!, "alt") ?? String(node));
  return nodes.every((node) => label(node) === label(nodes[0]!)) ? { nodes, name, selector: null } : null;
}

function ask({ page }: OpenedSite, { name }: Noun, nodes: NodeId[]): string {
  const labels = [
    ...new Set(
      nodes.map((node) => textOf(page, node) || attribute(page.elements[node]!, "alt") || "one without a description"),
    ),
  ];
  const some = labels.slice(0, 5).map((label) => quoted(label.length > 60 ? `${label.slice(0, 57)}...` : label));
  return `Which ${name} do you mean? I can see ${listed(some)}${labels.length > 5 ? " and others" : ""}.`;
}

/** 'booking button', 'photo of the oven', 'button "Call us"', 'paragraph about the custard'. */
function findQualified(site: OpenedSite, phrase: string, index?: number): Found | null {
  const head =
    /^([\p{L}]+(?: text| label)?) (?:of|with|about|that says|saying|called|named|for|labelled|reading|text)?\s*(?:the )?(\S.*)$/iu.exec(
      phrase,
    );
  const tail = /^(.+) ([\p{L}]+)$/u.exec(phrase);
  const readings = [head && { noun: head[1]!, words: head[2]! }, tail && { noun: tail[2]!, words: tail[1]! }].filter(
    (reading) => reading !== null,
  );
  for (const { noun, words } of readings) {
    const known = NOUNS.find(({ says }) => says.test(noun.replace(/ (?:text|label)$/, "")));
    if (!known || ["text", "heading"].includes(known.name)) continue;
    const fitting = narrowed(site, known, words);
    if (fitting.length > 0) return pick(site, known, { nodes: fitting, selector: "" }, null, "", index);
  }
  return null;
}

function narrowed(site: OpenedSite, noun: Noun, words: string): NodeId[] {
  const { page } = site;
  const literal = /^"(.+)"$/.exec(words)?.[1];
  const wide = noun.name === "button" ? { ...noun, selectors: ["a, button, input[type=submit]"] } : noun;
  const nodes = elementsFor(site, wide).nodes;
  const label = (node: NodeId) => `${textOf(page, node)} ${attribute(page.elements[node]!, "alt") ?? ""}`.trim();
  if (literal) return nodes.filter((node) => sameText(label(node), literal));
  const wanted = stems(words);
  return nodes.filter(
    (node) =>
      hasAll(label(node), wanted) ||
      (noun.name === "picture" && hasAll(attribute(page.elements[node]!, "src") ?? "", wanted)),
  );
}

/** The innermost elements whose whole text is what was said in quotes. */
export function findByText(site: OpenedSite, phrase: string): Found | null {
  const literal = /^"(.+)"$/.exec(phrase)?.[1] ?? phrase;
  const { page } = site;
  const same = queryAll(page, "body *:not([aria-expanded], script, style)").filter((node) =>
    sameText(textOf(page, node), literal),
  );
  const nodes = same.filter((node) => !same.some((other) => other !== node && isWithin(page, other, node)));
  if (nodes.length === 0) return null;
  return { nodes, name: quoted(literal), selector: nodes.length === 1 ? uniqueSelector(site, nodes[0]!) : null };
}

/** A selector for the elements of one part of the page. */
function scopedSelector(site: OpenedSite, nodes: NodeId[], selector: string, scope: NodeId): string | null {
  if (nodes.length === 1) return uniqueSelector(site, nodes[0]!);
  const place = uniqueSelector(site, scope);
  const scoped = `${place} :is(${selector})`;
  return place && queryAll(site.page, scoped).join() === nodes.join() ? scoped : null;
}
