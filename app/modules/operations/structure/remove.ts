import { z } from "zod";
import { attribute } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";
import { closest, isWithin } from "../../cascade/query";
import { textOf } from "../text-of";
import { declined, done, quoted } from "../outcome";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { targetSchema } from "../target";
import { CANNOT, isSection } from "./element-words";
import { linksTo } from "./links-to";
import { entriesTo } from "./nav-entries";
import { outermostEmptied, removeNode } from "./remove-node";
import { once, removeSection } from "./remove-section";
import { around } from "./siblings";
import type { CodeSplice } from "../../markup/edit";

const params = z.object({ target: targetSchema });

/** Takes things off the page: sections with their entries of the navigation, entries of lists, texts, pictures. */
export const remove = operation({
  name: "remove",
  params,
  touches: (site, { target }) => {
    const gone = target.nodes.flatMap((node) => [whole(site.page, node), ...entriesOf(site, node)]);
    return around(
      site.page,
      gone.map((node) => outermostEmptied(site, node)),
    );
  },
  run: (site, { target }) => {
    const lists = target.nodes.map((node) => splicesFor(site, node));
    if (lists.some((list) => list.length === 0)) return declined(CANNOT);
    const splices = once(lists.flat());
    return done(`I removed ${target.name}.${leftBehind(site, target.nodes)}`, splices, target.name);
  },
  holds: (before, after, { target }) => {
    const gone = target.nodes.map((node) => textOf(before.page, whole(before.page, node))).filter(Boolean);
    return (
      after.page.elements.length < before.page.elements.length &&
      gone.every((text) => count(after.page, text) < count(before.page, text))
    );
  },
});

/** A picture goes with its caption. */
function whole(page: EditablePage, node: NodeId): NodeId {
  return /^(?:img|picture)$/.test(page.elements[node]!.tagName)
    ? (closest(page, node, "figure") ?? closest(page, node, "picture") ?? node)
    : node;
}

const entriesOf = (site: OpenedSite, node: NodeId) =>
  isSection(site, node) ? entriesTo(site.page, node).map(({ entry }) => entry) : [];

function splicesFor(site: OpenedSite, node: NodeId): CodeSplice[] {
  return isSection(site, node) ? removeSection(site, node) : removeNode(site, whole(site.page, node));
}

/** Links from elsewhere that led to what is gone. */
function leftBehind({ page }: OpenedSite, nodes: NodeId[]): string {
  const led = nodes.flatMap((node) => {
    const id = attribute(page.elements[node]!, "id");
    const entries = new Set(entriesTo(page, node).map(({ link }) => link));
    return id ? linksTo(page, `#${id}`).filter((link) => !entries.has(link) && !isWithin(page, link, node)) : [];
  });
  return led.length > 0 ? ` The link ${quoted(textOf(page, led[0]!))} led there and leads nowhere now.` : "";
}

/** How often a text is read on the page. */
function count(page: EditablePage, text: string): number {
  const body = page.elements.findIndex(({ tagName }) => tagName === "body");
  return textOf(page, Math.max(0, body)).split(text).length - 1;
}
