import { runs } from "../parts/running-names";
import type { SectionOf } from "../../site/site-plan";

/** Characters up to which a story is set as one large statement. */
const STATEMENT = 200;
/** Steps that fit on cards which lie on one another. */
const MOST_CARDS = 5;
/** Groups that stand beside one another, and lines in each, for prices to be compared. */
const COMPARED = { groups: 4, lines: 7 };

/** Cells with what is said of each service; where nothing is, tiles of names or a line of them. */
export function servicesVariant({ items }: Pick<SectionOf<"services">, "items">): "bento" | "tiles" | "running" {
  if (runs(items)) return "running";
  return items.some(({ detail, price }) => detail ?? price) ? "bento" : "tiles";
}

/** A story with its picture; one short paragraph as a statement; a longer one beside its heading. */
export function aboutVariant({
  paragraphs,
  image,
}: Pick<SectionOf<"about">, "paragraphs" | "image">): "picture" | "statement" | "story" {
  if (image) return "picture";
  return paragraphs.length === 1 && (paragraphs[0] ?? "").length <= STATEMENT ? "statement" : "story";
}

/** A few steps with something to tell are cards that lie on one another while one reads; others stand in a row. */
export function processVariant({ steps }: Pick<SectionOf<"process">, "steps">): "cards" | "track" {
  return steps.length <= MOST_CARDS && steps.every(({ detail }) => detail) ? "cards" : "track";
}

/** Groups of prices beside one another where they can be compared, else one list. */
export function pricesVariant({ groups }: Pick<SectionOf<"prices">, "groups">): "compare" | "list" {
  const comparable =
    groups.length > 1 &&
    groups.length <= COMPARED.groups &&
    groups.every(({ items }) => items.length <= COMPARED.lines);
  return comparable ? "compare" : "list";
}
