import { z } from "zod";
import { attribute, escapeAttribute, escapeText } from "../../markup/html-document";
import type { CodeSplice } from "../../markup/edit";
import type { EditablePage, NodeId } from "../../markup/page";
import { childrenOf, inside, queryAll } from "../../cascade/query";
import { declined, done, LIKE_THAT, quoted } from "../outcome";
import { operation } from "../operation";
import { targetSchema } from "../target";
import { textOf } from "../text-of";
import { addressOf } from "./link-target";

const params = z.object({
  /** 'Instagram'. */
  label: z.string().min(1).max(80),
  href: z.string().min(1).max(2048),
  footer: targetSchema,
});

/** Puts a link to a profile elsewhere into the footer, beside those that are there. */
export const addSocialLink = operation({
  name: "add-social-link",
  params,
  touches: (_site, { footer }) => ({ nodes: [footer.nodes[0]!] }),
  run: ({ page }, { label, href: said, footer }) => {
    const href = addressOf(said);
    const region = footer.nodes[0]!;
    if (!href) return declined(`${quoted(said)} is no address that a link can have.`);
    if (linkIn(page, region, href) !== undefined) return declined(LIKE_THAT);
    return done(`I added a link to ${label} to ${footer.name}.`, [spliceFor(page, region, label, href)], label);
  },
  holds: ({ page }, after, { href: said, footer, label }) => {
    const link = linkIn(after.page, footer.nodes[0]!, addressOf(said) ?? "");
    return page !== after.page && link !== undefined && textOf(after.page, link) === label;
  },
});

const linkIn = (page: EditablePage, region: NodeId, href: string) =>
  inside(page, queryAll(page, "a"), region).find((node) => attribute(page.elements[node]!, "href") === href);

function spliceFor(page: EditablePage, region: NodeId, label: string, href: string): CodeSplice {
  const link = `<a href="${escapeAttribute(href)}" rel="noopener me">${escapeText(label)}</a>`;
  const [list] = inside(page, queryAll(page, "ul.social"), region);
  const last = list === undefined ? undefined : childrenOf(page, list).at(-1);
  const [facts] = inside(page, queryAll(page, ".footer-facts"), region);
  if (last !== undefined) return after(page, last, `<li>${link}</li>`);
  if (facts !== undefined) return before(page, facts, `<ul class="social"><li>${link}</li></ul>`);
  return before(page, innermost(page, region), `<p>${link}</p>`);
}

/** The element of a wrapper that alone holds what is in the footer. */
function innermost(page: EditablePage, node: NodeId): NodeId {
  const [only, ...others] = childrenOf(page, node);
  return only !== undefined && others.length === 0 && page.elements[only]!.tagName === "div"
    ? innermost(page, only)
    : node;
}

function after(page: EditablePage, node: NodeId, text: string): CodeSplice {
  const { endOffset: at } = page.elements[node]!.sourceCodeLocation;
  return { part: "html", start: at, end: at, text };
}

/** At the end of an element, inside of it. */
function before(page: EditablePage, node: NodeId, text: string): CodeSplice {
  const { endTag, endOffset } = page.elements[node]!.sourceCodeLocation;
  const at = endTag?.startOffset ?? endOffset;
  return { part: "html", start: at, end: at, text };
}
