import { z } from "zod";
import { blanksBefore } from "~/lib/blanks-before";
import { attribute, escapeAttribute, escapeText } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";
import { isWhole, spanOf } from "../../markup/place";
import { declined, done, quoted } from "../outcome";
import { operation } from "../operation";
import { targetSchema } from "../target";
import { textOf } from "../text-of";
import { CANNOT } from "./element-words";
import { hrefFor, linkTarget } from "./link-target";
import { around } from "./siblings";
import { inHtml, linkOf } from "./set-link";

const params = z.object({
  /** The button that it looks like, and stands beside. */
  beside: targetSchema,
  label: z.string().min(1).max(120),
  /** Where it leads; to the same place as the other one when that is not said. */
  to: linkTarget.optional(),
});

/** Puts a further button beside one that is there. */
export const addButton = operation({
  name: "add-button",
  params,
  touches: ({ page }, { beside, to }) => {
    const place = around(page, [buttonOf(page, beside.nodes[0]!)]);
    return place === "page" || !to || !("section" in to) ? place : { nodes: [...place.nodes, to.section] };
  },
  run: ({ page }, { beside, label, to }) => {
    const node = buttonOf(page, beside.nodes[0]!);
    const element = page.elements[node]!;
    const address = to ? hrefFor(page, to) : { href: attribute(element, "href") ?? "", splices: [] };
    if (!address?.href)
      return declined(`Where should the button ${quoted(label)} lead? Tell me an address or a part of the page.`);
    if (!isWhole(page, node)) return declined(CANNOT);
    const { start, end } = spanOf(element);
    const text = `${blanksBefore(page.source, start) || " "}<a${classOf(page, node)} href="${escapeAttribute(address.href)}">${escapeText(label)}</a>`;
    const where = to ? "" : ` It leads where ${quoted(textOf(page, node))} leads; tell me if it should lead elsewhere.`;
    return done(
      `I added the button ${quoted(label)}.${where}`,
      inHtml([{ start: end, end, text }, ...address.splices]),
      label,
    );
  },
  holds: (before, after, { beside, label }) => {
    const node = buttonOf(before.page, beside.nodes[0]!);
    const next = after.page.elements.findIndex(
      ({ tagName, sourceCodeLocation: at }) =>
        tagName === "a" && at.startOffset >= spanOf(before.page.elements[node]!).end,
    );
    return next !== -1 && textOf(after.page, next) === label.replace(/\s+/g, " ").trim();
  },
});

const buttonOf = (page: EditablePage, node: NodeId): NodeId => linkOf(page, node) ?? node;

function classOf(page: EditablePage, node: NodeId): string {
  const classes = attribute(page.elements[node]!, "class");
  return classes ? ` class="${escapeAttribute(classes)}"` : "";
}
