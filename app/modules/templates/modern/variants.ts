import { runs } from "../parts/running-names";
import type { SectionOf } from "../../site/site-plan";

/** From how many lines on an index becomes a register in columns. */
const REGISTER = 7;
/** Characters up to which a story is set as one large statement. */
const MOTTO = 180;

export type ServicesVariant = "index" | "running" | "catalogue" | "register";

/** Names alone run on in large type or are rows of an index; names with more to say are a catalogue; many stand in columns. */
export function servicesVariant({ items }: Pick<SectionOf<"services">, "items">): ServicesVariant {
  if (runs(items)) return "running";
  if (items.length >= REGISTER) return "register";
  return items.some(({ detail, price }) => detail ?? price) ? "catalogue" : "index";
}

export type AboutVariant = "overlap" | "motto" | "essay";

/**
 * With a picture words overlap it; a short story stands alone in large type on a dark ground; a longer one is read.
 */
export function aboutVariant({ paragraphs, image }: Pick<SectionOf<"about">, "paragraphs" | "image">): AboutVariant {
  if (image) return "overlap";
  return paragraphs.length === 1 && (paragraphs[0] ?? "").length <= MOTTO ? "motto" : "essay";
}
