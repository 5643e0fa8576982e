import type { Site } from "../design";
import { hasPlace } from "../parts/facts";
import type { SectionOf } from "../../site/site-plan";
import type { PricedItem } from "./picker";

const MOST_CHOICES = 5;
const MOST_FIGURES = 4;

/** Characters of a figure that still reads as one when it is set very large. */
const LARGE_FIGURE = 9;
/** Characters of what a figure counts that stand below it in one or two lines; a sentence belongs further down. */
const SHORT_LABEL = 60;

/** Whether the list of prices stands right below the first view, where it needs no second showing. */
const pricesFollow = ({ plan }: Site) =>
  plan.sections
    .filter(({ kind }) => kind !== "hero")
    .findIndex(({ kind }) => kind === "prices" || kind === "services") === 0;

/** What can be priced at once in the first view, with the words that the page has for it. */
export function choicesOf(site: Site): { title: string; items: PricedItem[] } | null {
  if (pricesFollow(site)) return null;
  const { plan } = site;
  const [prices, ...others] = plan.sections.filter((section) => section.kind === "prices");
  // Where each part of the offer has prices of its own, none speaks for the whole.
  if (others.length > 0) return null;
  const services = plan.sections.find((section) => section.kind === "services");
  const listed = prices?.groups.flatMap(({ items }) => items) ?? [];
  const priced = services?.items.flatMap((item) => (item.price ? [{ ...item, price: item.price }] : [])) ?? [];
  const items = listed.length > 1 ? listed : priced;
  const title = listed.length > 1 ? prices?.title : services?.title;
  return items.length > 1 && title ? { title, items: items.slice(0, MOST_CHOICES) } : null;
}

/** The figures of the plan when they can be set larger than anything else: two to four short ones. */
export function leadingFigures({ plan }: Site): SectionOf<"figures">["items"] {
  const items = plan.sections.find((section) => section.kind === "figures")?.items ?? [];
  const fit =
    items.length > 1 &&
    items.length <= MOST_FIGURES &&
    items.every(({ value, label }) => value.length <= LARGE_FIGURE && label.length <= SHORT_LABEL);
  return fit ? items : [];
}

/** A menu in several groups, whose first group is worth showing whole. */
export function menuOf({ plan }: Site): SectionOf<"prices"> | null {
  const prices = plan.sections.find((section) => section.kind === "prices");
  return plan.industry === "restaurant" && prices && prices.groups.length > 1 ? prices : null;
}

export type HeroVariant = "picture" | "numbers" | "menu" | "price" | "facts" | "giant";

/**
 * What the first view is made of, by what there is: a picture, else figures, else a menu, a live price, facts at a
 * glance; with nothing but a name, the name itself.
 */
export function heroVariant(section: Pick<SectionOf<"hero">, "image">, site: Site): HeroVariant {
  if (section.image) return "picture";
  if (leadingFigures(site).length > 0) return "numbers";
  if (menuOf(site)) return "menu";
  if (choicesOf(site)) return "price";
  return hasPlace(site) ? "facts" : "giant";
}

/** The same for the page as a whole. */
export function firstVariant(site: Site): HeroVariant {
  return heroVariant(site.plan.sections.find((section) => section.kind === "hero") ?? {}, site);
}

/** Whether the first view's colour runs up behind the header. */
export const bleeds = (variant: HeroVariant) => variant === "numbers" || variant === "giant";
