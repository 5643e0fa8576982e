import type { SectionRenderers, Site } from "../design";
import { html, type Html } from "../../markup/html";
import { common, peopleList, priceGroups, openedStory, stepList } from "../parts/common-sections";
import { areBeside } from "../parts/price-objects";
import { contactLines, fact, hasPlace, hasSection, hoursList, placeBlock, placeFollows } from "../parts/facts";
import { picture } from "../parts/picture";
import { countClass, plainSection, sectionHead, sectionShell } from "../parts/section-shell";
import type { SectionOf } from "../../site/site-plan";
import { figureList, hero } from "./hero";
import { aboutVariant, figuresInHero, peopleVariant, pricesVariant, processVariant, servicesVariant } from "./variant";

const WIDE = "is-wide";
/** Layouts whose heading stands above them, across the page, and not in the column beside them. */
const ACROSS = new Set(["grid", "columns", "cards", "row", "statement", "running", "board"]);

const laidOut = (section: Parameters<typeof plainSection>[0], body: Html, variant: string) =>
  plainSection(section, body, ACROSS.has(variant) ? WIDE : "", variant);

function services(section: SectionOf<"services">): Html | null {
  const variant = servicesVariant(section);
  const items = section.items.map(
    ({ name, detail, price }) =>
      html`<li class="service"><h3 class="service-name">${name}</h3>${detail && html`<p class="service-detail">${detail}</p>`}${price && html`<p class="service-price figures">${price}</p>`}</li>`,
  );
  const list = html`<ul class="services services-${variant} ${countClass(items.length)}">${items}</ul>`;
  return laidOut(section, list, variant);
}

function about(section: SectionOf<"about">): Html {
  const variant = aboutVariant(section);
  const figure =
    section.image && html`<figure class="about-figure">${picture(section.image, { sizes: "column" })}</figure>`;
  const body = openedStory(section.paragraphs);
  return sectionShell(
    section,
    html`${sectionHead(section)}<div class="about-grid">${body}${figure}</div>`,
    figure ? "has-picture" : ACROSS.has(variant) ? WIDE : "",
    variant,
  );
}

/** Nothing where the first view says all of it already. */
function visit(section: SectionOf<"visit">, site: Site): Html | null {
  const isAtAGlance = !placeFollows(site) && !section.intro && site.plan.primaryAction.href !== `#${section.id}`;
  if (!hasPlace(site) || isAtAGlance) return null;
  const { words } = site.plan;
  const place = placeBlock(site);
  const facts = [
    fact(words.address, place, "h3"),
    place ? fact(words.hours, hoursList(site), "h3") : hoursList(site),
    hasSection(site, "contact") ? null : fact(words.contact, contactLines(site), "h3"),
  ].filter((part) => part !== null);
  return plainSection(section, html`<div class="fact-grid">${facts}</div>`, facts.length > 1 ? WIDE : "");
}

export const sections: SectionRenderers = {
  ...common("gallery", "dates", "credentials", "areas", "notes", "faq", "quotes", "custom", "cta", "contact"),
  hero,
  services,
  about,
  visit,
  prices: (section) => laidOut(section, priceGroups(section), areBeside(section) ? "board" : pricesVariant(section)),
  people: (section) => laidOut(section, peopleList(section), peopleVariant(section)),
  process: (section) => laidOut(section, stepList(section), processVariant(section)),
  figures: (section, site) => (figuresInHero(site) ? null : plainSection(section, figureList(section.items), WIDE)),
};
