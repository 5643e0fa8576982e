import { z } from "zod";
import { attribute } from "../../markup/html-document";
import { elementAt } from "../../markup/element";
import type { EditablePage, NodeId } from "../../markup/page";
import { attributeSplices } from "../../markup/set-attribute";
import { safeHref } from "../../markup/safe-href";
import type { Splice } from "../../markup/splices";
import { textOf } from "../text-of";

/** Where a link leads: an address, as an owner says it, or a part of the page. */
export const linkTarget = z.union([
  z.object({ href: z.string().min(1).max(2048) }),
  z.object({ section: z.int().nonnegative() }),
]);
export type LinkTarget = z.infer<typeof linkTarget>;

/** An address as a link has it; null for what is none, and for a program. */
export function addressOf(said: string): string | null {
  const bare = said.trim().replace(/[.,;]$/, "");
  if (/^[^\s@/:]+@[^\s@/]+\.\p{L}{2,}$/u.test(bare)) return `mailto:${bare}`;
  if (/^\+?[\d\s()./-]{6,}$/.test(bare)) return `tel:${bare.replace(/[^\d+]/g, "")}`;
  const web = /^(?:www\.|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{Ll}{2,}(?:[/?#]|$))/iu.test(bare) ? `https://${bare}` : bare;
  if (!/^(?:https?:\/\/[^\s/]+|mailto:|tel:|sms:|#.|\/)/i.test(web)) return null;
  const safe = safeHref(web);
  return safe === "#" ? null : safe;
}

/** The address for a chat with a phone number in its international form; null for any other. */
export function whatsAppAddress(phone: string): string | null {
  const digits = phone.replace(/^\s*00/, "+").replace(/\(0\)|[^\d+]/g, "");
  return /^\+[1-9]\d{7,14}$/.test(digits) ? `https://wa.me/${digits.slice(1)}` : null;
}

/** The address of a link's target, with the splices that give a part of the page a name to be reached by. */
export function hrefFor(page: EditablePage, to: LinkTarget): { href: string; splices: Splice[] } | null {
  if ("href" in to) {
    const href = addressOf(to.href);
    return href === null ? null : { href, splices: [] };
  }
  const element = elementAt(page, to.section);
  if (!element) return null;
  const id = attribute(element, "id");
  if (id) return { href: `#${id}`, splices: [] };
  const fresh = freshId(page, to.section);
  return { href: `#${fresh}`, splices: attributeSplices(page, to.section, { id: fresh }) };
}

/** Named by its heading, as nothing else of the page is. */
function freshId(page: EditablePage, section: NodeId): string {
  const taken = new Set(page.elements.map((element) => attribute(element, "id")));
  const stem = slug(textOf(page, headingOf(page, section) ?? section)) || "part";
  let id = stem;
  for (let number = 2; taken.has(id); number += 1) id = `${stem}-${number}`;
  return id;
}

const LONGEST_ID = 32;

/** A text as an id: what a browser needs no escape for. */
export const slug = (text: string): string =>
  (
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .slice(0, LONGEST_ID)
      .match(/[a-z0-9]+/g) ?? []
  )
    .join("-")
    .replace(/^[-\d]+/, "");

/** The first heading inside of a part of the page. */
export function headingOf(page: EditablePage, region: NodeId): NodeId | null {
  const { startOffset, endOffset } = page.elements[region]!.sourceCodeLocation;
  const found = page.elements.findIndex(
    (element) =>
      (/^h[1-6]$/.test(element.tagName) || attribute(element, "role") === "heading") &&
      element.sourceCodeLocation.startOffset >= startOffset &&
      element.sourceCodeLocation.endOffset <= endOffset,
  );
  return found === -1 ? null : found;
}
