import { z } from "zod";
import { attribute, escapeAttribute } from "../../markup/html-document";
import type { CodeSplice } from "../../markup/edit";
import type { EditablePage, NodeId } from "../../markup/page";
import { attributeSplices } from "../../markup/set-attribute";
import type { Splice } from "../../markup/splices";
import { closest, inside, queryAll } from "../../cascade/query";
import { declined, done, quoted } from "../outcome";
import { operation } from "../operation";
import { targetSchema } from "../target";
import { hrefFor, linkTarget } from "./link-target";

const params = z.object({ target: targetSchema, to: linkTarget });

/** Says where a link leads, or makes a text or picture one. */
export const setLink = operation({
  name: "set-link",
  params,
  touches: ({ page }, { target, to }) => ({
    nodes: [...target.nodes.map((node) => linkOf(page, node) ?? node), ...("section" in to ? [to.section] : [])],
  }),
  run: ({ page }, given) => {
    const { target } = given;
    const address = hrefFor(page, given.to);
    if (!address) return declined(NO_ADDRESS);
    if (target.nodes.some((node) => !canLead(page, node)))
      return declined(`${quoted(target.name)} is no link and cannot become one: it sends a form or holds other links.`);
    const splices = [...target.nodes.flatMap((node) => splicesFor(page, node, address.href)), ...address.splices];
    return done(`I linked ${target.name} to ${address.href}.`, inHtml(splices), target.name);
  },
  holds: (before, after, { target, to }) => {
    const wanted = hrefFor(before.page, to)?.href;
    const made = (node: NodeId) =>
      target.nodes.filter((other) => other < node && linkOf(before.page, other) === null).length;
    return target.nodes.every((node) => {
      const at = node + made(node);
      const link = linkOf(
        after.page,
        linkOf(before.page, node) === null ? at : linkOf(before.page, node)! + made(node),
      );
      return link !== null && attribute(after.page.elements[link]!, "href") === wanted;
    });
  },
});

/** Makes links plain text again. */
export const unlink = operation({
  name: "unlink",
  params: z.object({ target: targetSchema }),
  touches: ({ page }, { target }) => ({ nodes: target.nodes.map((node) => linkOf(page, node) ?? node) }),
  run: ({ page }, { target }) => {
    const links = target.nodes.flatMap((node) => linkOf(page, node) ?? []);
    if (links.length === 0) return declined(`${quoted(target.name)} is no link, so I changed nothing.`);
    const splices = links.flatMap((node) => attributeSplices(page, node, { href: null, target: null, rel: null }));
    return done(
      `${target.name.charAt(0).toUpperCase()}${target.name.slice(1)} leads nowhere now.`,
      inHtml(splices),
      target.name,
    );
  },
  holds: (before, after, { target }) =>
    target.nodes.every(
      (node) => attribute(after.page.elements[linkOf(before.page, node) ?? node]!, "href") === undefined,
    ),
});

const NO_ADDRESS =
  "I need to know where it should lead: a web address, an e-mail address, a phone number, or a part of the page.";

export const inHtml = (splices: Splice[]): CodeSplice[] => splices.map((splice) => ({ part: "html", ...splice }));

/** The link that an element is, stands in or alone holds. */
export function linkOf(page: EditablePage, node: NodeId): NodeId | null {
  const own = closest(page, node, "a");
  if (own !== null) return own;
  const [only, ...others] = inside(page, queryAll(page, "a"), node);
  return only !== undefined && others.length === 0 && isAllOf(page, only, node) ? only : null;
}

const isAllOf = (page: EditablePage, link: NodeId, node: NodeId) => {
  const { startTag, endTag } = page.elements[node]!.sourceCodeLocation;
  const at = page.elements[link]!.sourceCodeLocation;
  return (
    page.source.slice(startTag.endOffset, at.startOffset).trim() === "" &&
    endTag !== undefined &&
    page.source.slice(at.endOffset, endTag.startOffset).trim() === ""
  );
};

const canLead = (page: EditablePage, node: NodeId) =>
  linkOf(page, node) !== null ||
  (/^(?:h[1-6]|p|li|span|strong|em|b|i|td|dd|dt|img|figcaption|address)$/.test(page.elements[node]!.tagName) &&
    inside(page, queryAll(page, "a, button, input"), node).length === 0);

function splicesFor(page: EditablePage, node: NodeId, href: string): Splice[] {
  const link = linkOf(page, node);
  if (link !== null) return attributeSplices(page, link, { href });
  const { startOffset, endOffset, startTag, endTag } = page.elements[node]!.sourceCodeLocation;
  const [start, end] =
    page.elements[node]!.tagName === "img"
      ? [startOffset, endOffset]
      : [startTag.endOffset, endTag?.startOffset ?? endOffset];
  return [
    { start, end: start, text: `<a href="${escapeAttribute(href)}">` },
    { start: end, end, text: "</a>" },
  ];
}
