import type { Industry } from "../../site/choices";
import type { SectionOf } from "../../site/site-plan";
import { spokenTrade, type Trade } from "../art/trade";
import type { Site } from "../design";
import { isCompared } from "../parts/price-objects";

export type HeroVariant = "frame" | "window" | "label" | "plate" | "bill";

/** Trades that people walk into from the street; flowers are sold in a shop, a gardener without hours has none. */
const SHOPS: ReadonlySet<Trade | undefined> = new Set<Trade | undefined>([
  "bread",
  "coffee",
  "fish",
  "wine",
  "kitchen",
  "flower",
  "vase",
  "book",
  "thread",
  "gem",
  "bottle",
  "scissors",
  "parcel",
]);
/** Shops among firms by their industry: hair is cut in a shop too. */
const SHOPS_OF_FIRMS: ReadonlySet<Trade | undefined> = new Set<Trade | undefined>([
  "scissors",
  "bread",
  "coffee",
  "gem",
]);
const FIRMS: ReadonlySet<Industry> = new Set(["professional-services", "healthcare", "real-estate"]);
const SELLERS: ReadonlySet<Industry> = new Set(["restaurant", "ecommerce"]);

const heroOf = ({ plan }: Site) =>
  plan.sections.find((section): section is SectionOf<"hero"> => section.kind === "hero");

/**
 * How the name is set: over a framed picture; on the sign above a shop window; on the label of goods that are sent;
 * on the plate beside a firm's door; as the head of a printed bill.
 */
export function heroVariant(site: Site): HeroVariant {
  const { plan } = site;
  if (heroOf(site)?.image) return "frame";
  const trade = spokenTrade(plan);
  if (FIRMS.has(plan.industry)) return SHOPS_OF_FIRMS.has(trade) ? "window" : "plate";
  if (plan.industry === "ecommerce" && plan.business.hours.length === 0) return "label";
  if (SELLERS.has(plan.industry)) return "window";
  return SHOPS.has(trade) && (trade !== "flower" || plan.business.hours.length > 0) ? "window" : "bill";
}

/** Whether the headline is the name itself: then the sign is the headline and stands in the page, not above it. */
export function nameIsHeadline(site: Site): boolean {
  const hero = heroOf(site);
  return !hero || hero.title.trim().toLowerCase() === site.plan.business.name.trim().toLowerCase();
}

/** The line that stands on the sign above the name: town and year as the hero says them, else the year. */
export function signLine(site: Site): string | undefined {
  const { business, words } = site.plan;
  return heroOf(site)?.eyebrow ?? (business.established && `${words.since} ${business.established}`);
}

/** Letters of a name, on average, up to which names run on in one line. */
const RUNNING = 26;

/**
 * Services as a bill of fare with prices, as names in a running line, in columns with room to be read, or as an index.
 */
export function servicesVariant({ items }: SectionOf<"services">): "fare" | "line" | "columns" | "index" {
  if (items.filter(({ price }) => price).length > items.length / 2) return items.length > 14 ? "index" : "fare";
  const bare = items.every(({ name, detail, price }) => !detail && !price && !/\p{Nd}/u.test(name));
  const letters = items.reduce((sum, { name }) => sum + name.length, 0);
  if (bare && items.length <= 8 && letters / items.length <= RUNNING) return "line";
  return items.length <= 6 ? "columns" : "index";
}

/** A short list is a card by itself; groups stand in as many columns as they fill. */
export function pricesVariant({ groups, cards = false }: SectionOf<"prices">): "card" | "columns" | "triptych" {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (groups.length === 1 && count <= 8 && !isCompared({ groups, cards })) return "card";
  return groups.length === 3 && count <= 24 ? "triptych" : "columns";
}

/** Three or more people with roles are billed like a cast; others stand beside one another. */
export function peopleVariant({ items }: SectionOf<"people">): "cast" | "columns" {
  const billed =
    items.length >= 3 &&
    items.every(({ role, detail }) => (role ?? "").length > 0 && (role ?? "").length <= 60 && !detail);
  return billed ? "cast" : "columns";
}

/** Letters that may stand large. */
const MOTTO = 140;

/** A few words stand large and alone; a story begins with a large letter, a long one runs in two columns. */
export function storyVariant({ paragraphs, image }: SectionOf<"about">): "motto" | "tale" | "chronicle" {
  const length = paragraphs.join(" ").length;
  if (length <= MOTTO && !image) return "motto";
  return length > 620 ? "chronicle" : "tale";
}

/** Hours hang out as a sign; a place alone is a card. */
export function visitVariant({ plan }: Site): "sign" | "card" {
  return plan.business.hours.length > 0 ? "sign" : "card";
}
