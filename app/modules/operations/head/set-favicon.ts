import { z } from "zod";
import { attribute, hasWord } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";
import { setAttribute } from "../../markup/set-attribute";
import { operation } from "../operation";
import { declined, done } from "../outcome";
import { addToHead } from "./head-tags";

/** The small picture in the browser's tab: a sign or up to two letters, or a picture of the page. */
export const setFavicon = operation({
  name: "set-favicon",
  params: z.union([
    z.object({ letters: z.string().trim().min(1).max(8), colour: z.string().regex(/^#[0-9a-f]{6}$/i) }),
    z.object({ picture: z.int().nonnegative() }),
  ]),
  touches: () => "head",
  run: ({ page }, params) => {
    const href = hrefOf(page, params);
    if (!href) return declined("That picture has no file of its own yet. Upload it in the tab Images first.");
    const [icon, ...others] = iconsOf(page);
    const splices =
      icon === undefined
        ? addToHead(page, `<link rel="icon" href="${href.replaceAll('"', "&quot;")}">`)
        : [icon, ...others].flatMap((node) => [
            ...(setAttribute(page, node, "href", href, "built-in")?.splices ?? []),
            ...(setAttribute(page, node, "type", typeOf(page, node, href), "built-in")?.splices ?? []),
          ]);
    return done("I changed the small picture in the browser's tab.", splices);
  },
  holds: (before, { page }, params) => {
    const icons = iconsOf(page);
    const href = hrefOf(before.page, params);
    return icons.length > 0 && icons.every((node) => attribute(page.elements[node]!, "href") === href);
  },
});

const iconsOf = ({ elements }: EditablePage): NodeId[] =>
  elements.flatMap((element, node) => (element.tagName === "link" && hasWord(element, "rel", "icon") ? [node] : []));

/** A type is only said where it is known, and taken back where it would be wrong. */
const typeOf = (page: EditablePage, node: NodeId, href: string): string | null =>
  attribute(page.elements[node]!, "type") === undefined || !href.startsWith("data:image/svg+xml")
    ? null
    : "image/svg+xml";

type Params = { letters: string; colour: string } | { picture: NodeId };

function hrefOf({ elements }: EditablePage, params: Params): string | undefined {
  if ("letters" in params) return `data:image/svg+xml,${encodeURIComponent(drawn(params.letters, params.colour))}`;
  const src = elements[params.picture] && attribute(elements[params.picture]!, "src");
  return src?.startsWith("data:image/svg+xml") || !src?.startsWith("data:") ? src : undefined;
}

const drawn = (letters: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${colour}"/><text x="32" y="33" fill="#ffffff" font-family="Arial, sans-serif" font-size="${[...letters].length > 1 ? 30 : 40}" font-weight="700" text-anchor="middle" dominant-baseline="central">${letters.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</text></svg>`;
