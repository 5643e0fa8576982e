import type { NodeId } from "../markup/page";
import type { Tree } from "./tree";

/** Leads people who go by keyboard past the beginning of the page: nobody else sees it. */
export function findSkipLink(tree: Tree): NodeId | null {
  const first = tree.page.elements.findIndex(({ tagName }) => tagName === "a");
  if (first === -1 || !(tree.attribute(first, "href") ?? "").startsWith("#")) return null;
  const isHidden = /skip|sr-only|(?:visually|screen)-?(?:hidden|reader)/i.test(tree.attribute(first, "class") ?? "");
  return isHidden || SAID.test(tree.text(first)) ? first : null;
}

const SAID =
  /^(?:(?:skip|jump) (?:to|past) |zum inhalt|aller au contenu|(?:ir|saltar) al contenido|vai al contenuto|(?:ir|pular|saltar) para o conte|naar (?:de )?inhoud)/i;
