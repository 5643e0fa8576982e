import type { StyledPage } from "../cascade/cascade";
import { HEADINGS } from "../markup/element-kinds";
import type { EditablePage, NodeId } from "../markup/page";
import { findGroups } from "./items";
import { readParts, type Parts } from "./read-parts";
import type { PageThings, Role } from "./thing";
import { ThingList } from "./thing-list";
import { findSkipLink } from "./skip-link";
import { isInside, linesOf } from "./tree";

const known = new WeakMap<EditablePage, { css: string; things: PageThings }>();

/**
 * What each element of a page is to a person: read from structure, from style and from details, so that a page from
 * elsewhere says as much as one of ours. A page with its stylesheet is read once.
 */
export function readThings(site: StyledPage): PageThings {
  const before = known.get(site.page);
  if (before?.css === site.code.css) return before.things;
  const things = read(readParts(site));
  known.set(site.page, { css: site.code.css, things });
  return things;
}

function read(parts: Parts): PageThings {
  const list = new ThingList(parts);
  addFrame(parts, list);
  addTexts(parts, list);
  addControls(parts, list);
  addMedia(parts, list);
  addGroups(parts, list);
  return list.things();
}

function addFrame({ frame, headings, tree }: Parts, list: ThingList): void {
  if (frame.header !== null) list.add(frame.header, "header");
  if (frame.footer !== null) list.add(frame.footer, "footer");
  for (const { node, entries } of frame.navigations) {
    list.add(node, "navigation");
    for (const entry of entries) list.add(entry, "nav-entry");
  }
  frame.sections.forEach((section, index) => {
    const isHero = headings.headline === null ? index === 0 : isInside(tree, headings.headline, section.node);
    list.add(section.node, ...((isHero ? ["hero", "section"] : ["section"]) as Role[]));
  });
}

function addTexts({ tree, headings, details, media, frame }: Parts, list: ThingList): void {
  for (const node of headings.all)
    list.add(node, ...((node === headings.headline ? ["headline", "heading"] : ["heading"]) as Role[]));
  if (headings.lead !== null) list.add(headings.lead, "lead", "text");
  if (headings.eyebrow !== null) list.add(headings.eyebrow, "eyebrow", "text");
  const brand = media.brand === null ? "" : tree.text(media.brand);
  if (media.brand !== null) list.add(media.brand, "brand");
  for (const [node, roles] of details) list.add(node, ...roles);
  for (const line of linesOf(tree)) {
    const holdsBrand = media.brand !== null && isInside(tree, media.brand, line);
    if (brand !== "" && tree.text(line) === brand && !holdsBrand && !headings.all.has(line)) list.add(line, "brand");
    if (frame.footer !== null && isInside(tree, line, frame.footer) && /©|copyright|all rights/i.test(tree.text(line)))
      list.add(line, "copyright");
    if (!["a", "button", "label", "summary"].includes(tree.tag(line)) && !HEADINGS.has(tree.tag(line)))
      list.addText(line);
  }
}

function addControls({ tree, buttons, fields }: Parts, list: ThingList): void {
  const skipLink = findSkipLink(tree);
  for (const node of buttons)
    list.add(
      node,
      ...(isSubmit(tree.tag(node), tree.attribute(node, "type"), list.isInForm(node))
        ? (["button", "submit"] as Role[])
        : (["button"] as Role[])),
    );
  for (const { node, name } of fields) list.named(node, name, "field");
  tree.page.elements.forEach(({ tagName }, node) => {
    if (tree.unseen[node]) return;
    if (node === skipLink) return;
    if (tagName === "a" && !buttons.has(node) && tree.attribute(node, "href") !== undefined) list.add(node, "link");
    if (tagName === "form") list.add(node, "form");
    if (tagName === "table") list.add(node, "table");
    if (tagName === "blockquote") list.add(node, "quote");
    if (tagName === "figcaption" || tagName === "caption") list.add(node, "caption");
    if (tagName === "ul" || tagName === "ol" || tagName === "dl") list.addList(node);
  });
}

const isSubmit = (tag: string, type: string | undefined, inForm: boolean) =>
  inForm && (tag === "button" ? (type ?? "submit") === "submit" : type === "submit");

function addMedia({ media }: Parts, list: ThingList): void {
  if (media.logo !== null) list.add(media.logo, "logo");
  for (const node of media.pictures) list.add(node, "picture");
  for (const node of media.videos) list.add(node, "video");
  for (const node of media.maps) list.add(node, "map");
}

function addGroups(parts: Parts, list: ThingList): void {
  const { groups, sets } = findGroups(parts);
  for (const node of sets) list.add(node, "group");
  for (const { node, items, kind } of groups) {
    list.add(node, ...((kind === "hours-row" ? ["group", "hours"] : ["group"]) as Role[]));
    for (const item of items) {
      list.addItem(item, node);
      if (item.title !== null) list.add(item.title as NodeId, "item-title");
    }
  }
}
