import type { Section, SectionOf } from "../../site/site-plan";
import type { Site } from "../design";
import { runs } from "../parts/running-names";
import { lengthClass } from "../typography";

export type HeroVariant = "picture" | "figures" | "ledger" | "row" | "glance" | "cover";

const find = <K extends Section["kind"]>({ plan }: Site, kind: K) =>
  plan.sections.find((section): section is SectionOf<K> => section.kind === kind);

/** Characters of a figure that can be set large. */
const SHORT_FIGURE = 9;
/** Characters of what a figure counts that stand below it in one or two lines; a sentence belongs further down. */
const SHORT_LABEL = 60;

/** The figures that the first screen shows: two to four short ones, where no picture takes their place. */
export function figuresInHero(site: Site): SectionOf<"figures">["items"] | null {
  const items = find(site, "figures")?.items ?? [];
  const hero = find(site, "hero");
  const fit =
    items.length >= 2 &&
    items.length <= 4 &&
    items.every(({ value, label }) => value.length <= SHORT_FIGURE && label.length <= SHORT_LABEL);
  return hero && !hero.image && fit ? items : null;
}

/** How many of hours, ways to reach the business and its place are known. */
function factCount({ plan: { business } }: Site): number {
  return [business.hours.length > 0, business.phone ?? business.email, business.address].filter(Boolean).length;
}

/** Whether the first part below is a list with prices, so that the page begins as a ledger. */
function pricesFirst({ plan }: Site): boolean {
  const [next] = plan.sections.filter(({ kind }) => kind !== "hero");
  if (next?.kind === "prices") return true;
  return next?.kind === "services" && next.items.filter(({ price }) => price).length >= 3;
}

/**
 * How the first screen is laid out, by what there is to show: a picture; figures; a list of prices that follows at
 * once; facts in a row under a short statement or beside a longer one; the cover of a report where little is known.
 */
export function heroVariant(hero: SectionOf<"hero">, site: Site): HeroVariant {
  if (hero.image) return "picture";
  if (figuresInHero(site)) return "figures";
  const facts = factCount(site);
  if (facts < 2) return "cover";
  if (pricesFirst(site)) return "ledger";
  return lengthClass(hero.title) === "short" || facts < 3 ? "row" : "glance";
}

/** Words of detail, on average, from which services are cells of a grid with room to be read. */
const TELLING = 28;

/** Services as names in a running line, as numbered names, as cells of a grid, or as rows of a ledger with scope and price. */
export function servicesVariant({ items }: SectionOf<"services">): "index" | "running" | "grid" | "ledger" {
  if (runs(items)) return "running";
  if (items.every(({ detail, price }) => !detail && !price)) return "index";
  const letters = items.reduce((sum, { detail = "" }) => sum + detail.length, 0);
  return items.length >= 3 && items.length <= 6 && letters / items.length >= TELLING ? "grid" : "ledger";
}

/** Prices in one ledger beside their heading, or groups side by side across the page. */
export function pricesVariant({ groups }: SectionOf<"prices">): "single" | "columns" {
  return groups.length >= 3 ? "columns" : "single";
}

/** A few people side by side, or an index of names, roles and what they add. */
export function peopleVariant({ items }: SectionOf<"people">): "cards" | "index" {
  const telling = items.filter(({ detail }) => (detail ?? "").length > 60).length;
  return items.length <= 2 || telling > items.length / 2 ? "cards" : "index";
}

/** Steps side by side as long as each has a column, else one below the other. */
export function processVariant({ steps }: SectionOf<"process">): "row" | "list" {
  return steps.length <= 4 ? "row" : "list";
}

/** A story of few words is set large; a longer one in columns. */
export function aboutVariant({ paragraphs, image }: SectionOf<"about">): "statement" | "article" {
  return !image && paragraphs.join(" ").length <= 300 ? "statement" : "article";
}
