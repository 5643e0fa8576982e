import { z } from "zod";
import { linesBefore } from "~/lib/blanks-before";
import { computed } from "../../cascade/computed";
import { WIDTHS } from "../../cascade/media";
import { isWithin } from "../../cascade/query";
import { readCssColour } from "../../cascade/values/colours";
import { templateOf } from "../../editing/site-template";
import { elementAt } from "../../markup/element";
import { attribute } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";
import { isWhole, spanOf } from "../../markup/place";
import { listPlaceholders, placeholderKind } from "../../markup/placeholders";
import { deleteSection, listSections, type PageSection } from "../../markup/sections";
import { collapseSpace } from "../../markup/visible-text";
import { declined, done, quoted } from "../outcome";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { readThings } from "../../page-roles/read-things";
import { targetSchema } from "../target";
import { textOf } from "../text-of";
import { CANNOT } from "./element-words";
import { headingOf, slug } from "./link-target";
import { likeSection } from "./sections/like-section";
import { ourSection } from "./sections/our-section";
import { sectionContent, waitingOf } from "./sections/section-content";
import { around } from "./siblings";

const params = z.object({
  content: sectionContent,
  place: z.object({ side: z.enum(["before", "after"]), target: targetSchema }).optional(),
});
type Params = z.infer<typeof params>;

/** Adds a section of a kind with what its owner says of it: as the template makes it, or like its neighbours. */
export const addSection = operation<Params>({
  name: "add-section",
  params,
  touches: (site, given) => {
    const { page } = site;
    const place = placeOf(site, given);
    return place ? around(page, [place.node, ...filled(page, given)]) : "page";
  },
  run: (site, given) => {
    const { content } = given;
    const place = placeOf(site, given);
    const waits = content.entries.length === 0;
    if (waits && !waitingOf(content.kind))
      return declined(`What should ${quoted(content.title)} say? Tell me its words.`);
    if (!place || !isWhole(site.page, place.node)) return declined(CANNOT);
    const { start, end } = spanOf(elementAt(site.page, place.node)!);
    const gap = linesBefore(site.page.source, start) || "\n";
    const made = sectionSource(site, place, given);
    const text = place.side === "before" ? made + gap : gap + made;
    const at = place.side === "before" ? start : end;
    const message = waits
      ? `I added a place for ${quoted(content.title)}. Only you see it until you fill it in.`
      : `I added the section ${quoted(content.title)}.`;
    const gone = filled(site.page, given).flatMap((node) => deleteSection(site.page, node, "built-in")?.splices ?? []);
    return done(message, [{ part: "html", start: at, end: at, text }, ...gone], content.title);
  },
  holds: (before, after, { content }) => {
    const [node] = added(before.page, after.page);
    if (node === undefined) return false;
    const said = textOf(after.page, node);
    const words = content.entries.flatMap((entry) => Object.values(entry)).filter((word) => word !== undefined);
    if (content.entries.length === 0) return placeholderKind(after.page.elements[node]!) === waitingOf(content.kind);
    return [content.title, ...words].every((word) => said.includes(collapseSpace(word))) && isSeen(after, node);
  },
});

/** A place that waits for what is said now. */
const filled = (page: EditablePage, { content }: Params): NodeId[] =>
  content.entries.length === 0
    ? []
    : listPlaceholders(page).flatMap(({ kind, section }) => (kind === waitingOf(content.kind) ? [section] : []));

interface InsertionPoint {
  node: NodeId;
  side: "before" | "after";
}

const LAST = new Set(["contact", "cta"]);
const REACHED = new Set(["form", "phone", "email"]);

/** Where visitors write or call: what is new stands above that. */
const isLast = (site: OpenedSite, { kind, node }: PageSection) =>
  LAST.has(kind) ||
  readThings(site)
    .inside(node)
    .some(({ roles }) => roles.some((role) => REACHED.has(role)));

/** Parts between the header and the footer that visitors see. */
function partsOf(site: OpenedSite): PageSection[] {
  const frame = new Set(
    readThings(site)
      .of("header", "footer", "navigation")
      .map(({ node }) => node),
  );
  return listSections(site.page).filter(({ node, hidden }) => !hidden && !frame.has(node));
}

/** Where it is said, else above the part with the form, else below all others. */
function placeOf(site: OpenedSite, { place }: Params): InsertionPoint | null {
  const { page } = site;
  if (place) {
    const node = place.target.nodes[0]!;
    const part = listSections(page).find((each) => each.node === node || isWithin(page, node, each.node));
    return part ? { node: part.node, side: place.side } : null;
  }
  const shown = partsOf(site);
  const [first] = shown;
  const end = shown.find((each, at) => each !== first && at >= shown.length - 2 && isLast(site, each));
  if (end) return { node: end.node, side: "before" };
  const last = shown.at(-1);
  return last ? { node: last.node, side: "after" } : null;
}

function sectionSource(site: OpenedSite, place: InsertionPoint, { content }: Params): string {
  const { page, code } = site;
  const id = freshId(page, content.title, content.kind);
  const template = templateOf(code);
  if (template === null) return likeSection(page, modelOf(site, place), content, id);
  const said = (tag: string) => page.elements.findIndex(({ tagName }) => tagName === tag);
  const root = page.elements[said("html")];
  return ourSection(content, id, {
    template,
    lang: (root && attribute(root, "lang")) || "en",
    name: said("title") === -1 ? "" : textOf(page, said("title")),
    about: said("h1") === -1 ? "" : textOf(page, said("h1")),
  });
}

/**
 * What the new one looks like: the nearest part with a heading of its own, not the first screen and no frame; of the two
 * that it stands between the one without a ground of its own, as two grounds would be one.
 */
function modelOf(site: OpenedSite, { node, side }: InsertionPoint): NodeId {
  const { page } = site;
  const headed = partsOf(site).filter((part) => {
    const heading = headingOf(page, part.node);
    return heading !== null && page.elements[heading]!.tagName !== "h1";
  });
  const others = headed.filter((part) => !isLast(site, part));
  const nodes = (others.length > 0 ? others : headed).map((part) => part.node);
  const isBefore = (each: NodeId) => each < node || (each === node && side === "after");
  const beside = [nodes.findLast(isBefore), nodes.find((each) => !isBefore(each))].filter((each) => each !== undefined);
  const [nearest] = beside.toSorted((a, b) => Math.abs(a - node) - Math.abs(b - node));
  return beside.find((each) => !hasGround(site, each)) ?? nearest ?? node;
}

const hasGround = (site: OpenedSite, node: NodeId): boolean => {
  const said = computed(site, node, "background-color", WIDTHS.at(-1)!);
  const colour = readCssColour(said);
  return colour !== null && (colour.alpha ?? 1) > 0;
};

function freshId(page: EditablePage, title: string, kind: string): string {
  const taken = new Set(page.elements.map((element) => attribute(element, "id")));
  const stem = slug(title) || kind;
  const isFree = (id: string) => !taken.has(id) && !taken.has(`${id}-title`);
  let id = stem;
  for (let number = 2; !isFree(id); number += 1) id = `${stem}-${number}`;
  return id;
}

/** Sections whose id is new. */
function added(before: EditablePage, after: EditablePage): NodeId[] {
  const known = new Set(listSections(before).map(({ id }) => id));
  const waiting = listPlaceholders(after).map(({ section }) => section);
  return [...new Set([...listSections(after).map(({ node }) => node), ...waiting])].filter(
    (node) => !known.has(attribute(after.elements[node]!, "id") ?? null),
  );
}

/** A rule of the page may hide what it was not made for. */
const isSeen = (site: OpenedSite, node: NodeId) =>
  WIDTHS.every((width) => computed(site, node, "display", width) !== "none");
