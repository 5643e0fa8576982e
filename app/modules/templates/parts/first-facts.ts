import { html, type Html } from "../../markup/html";
import type { Section, SectionOf } from "../../site/site-plan";
import type { Site } from "../design";
import { addressBlock, fact, hoursList, placeFollows, toldHours } from "./facts";
import { mailLink, mapLink, phoneLink } from "./links";

/** Rows of hours, names of places and rows of prices that a first view holds. */
const [FEW_HOURS, FEW_AREAS, FEW_PRICES] = [4, 6, 3];
/** Letters of a thing and its price that share a line of a narrow column. */
const SHORT_ROW = 34;
/** Letters of hours in the owner's words, and of an entry: a whole sentence stands once on a page. */
const [SHORT_HOURS, SHORT_ENTRY] = [90, 44];
/** Facts from which there is enough to show. */
const ENOUGH = 2;

/** A part of the page, unless it follows the first view at once. */
function laterPart<K extends Section["kind"]>({ plan }: Site, kind: K): SectionOf<K> | undefined {
  const parts: Section[] = plan.sections.filter((section) => section.kind !== "hero");
  return parts.slice(1).find((section): section is SectionOf<K> => section.kind === kind);
}

function areas(site: Site): Html | null {
  const section = laterPart(site, "areas");
  if (!section || section.items.length > FEW_AREAS) return null;
  return fact(section.title, html`<p>${section.items.join(", ")}</p>`);
}

/** A row that says all there is: what a price is of or depends on may stand in its details. */
const isWhole = ({ name, price, detail }: { name: string; price: string; detail?: string }): boolean =>
  !detail && name.length + price.length <= SHORT_ROW;

function prices(site: Site): Html | null {
  const section = laterPart(site, "prices");
  const rows = section?.groups[0]?.items.filter(isWhole) ?? [];
  if (!section || rows.length < ENOUGH) return null;
  const shown = rows
    .slice(0, FEW_PRICES)
    .map(
      ({ name, price }) =>
        html`<div class="first-price"><dt>${name}</dt><dd class="figures nobreak">${price}</dd></div>`,
    );
  return fact(section.title, html`<dl class="first-prices">${shown}</dl>`);
}

/** Rows of hours, or what the owner says of them where that is short. */
export function briefHours(site: Site): Html | null {
  if (site.plan.business.hours.length > 0) return hoursList(site);
  const told = site.plan.sections.find((section) => section.kind === "contact")?.hours ?? [];
  const isBrief = told.every((entry) => entry.length <= SHORT_ENTRY) && told.join(", ").length <= SHORT_HOURS;
  return isBrief ? toldHours(site) : null;
}

/** The number, unless the main button says it. */
const phoneBesideButton = (site: Site): Html | null =>
  site.plan.primaryAction.href === site.plan.business.phone?.href ? null : phoneLink(site);

/** The ways to reach the business that the main button does not say already. */
export function waysBesideButton(site: Site): Html | null {
  const lines = [phoneBesideButton(site), mailLink(site)].filter((line) => line !== null);
  return lines.length > 0 ? html`<ul class="contact-lines">${lines.map((line) => html`<li>${line}</li>`)}</ul>` : null;
}

/**
 * What a first view gives at a glance where there is no picture to look at: where, when and how to call, unless that
 * follows at once or is on the button; where that is little, towns and the first prices of parts further down.
 */
export function firstFacts(site: Site): Html[] {
  const { words, business } = site.plan;
  const isTold = placeFollows(site);
  const address = isTold ? null : addressBlock(site);
  const near = [
    fact(words.address, address && html`${address}<p class="way">${mapLink(site)}</p>`),
    fact(words.hours, !isTold && business.hours.length <= FEW_HOURS ? briefHours(site) : null),
    fact(words.phone, phoneBesideButton(site)),
  ].filter((each) => each !== null);
  if (near.length >= ENOUGH) return near;
  return [...near, prices(site), areas(site)].filter((each) => each !== null).slice(0, ENOUGH + 1);
}
