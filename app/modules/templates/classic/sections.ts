import { fleuron, medal } from "../art/engraving";
import { emblemTrade } from "../art/emblem-trade";
import { initialsOf } from "../favicon";
import type { SectionRenderers, Site } from "../design";
import { html, type Html } from "../../markup/html";
import { common, peopleList, priceGroups, priceRow, prose } from "../parts/common-sections";
import { contactLines, fact, hasPlace, hasSection, hoursList, placeBlock } from "../parts/facts";
import { picture } from "../parts/picture";
import { countClass, plainSection, sectionHead, sectionShell } from "../parts/section-shell";
import type { SectionOf } from "../../site/site-plan";
import { hero } from "./hero";
import { peopleVariant, pricesVariant, servicesVariant, storyVariant, visitVariant } from "./variant";

function services(section: SectionOf<"services">): Html | null {
  const variant = servicesVariant(section);
  const items = section.items.map((item) => {
    const { name, detail, price } = item;
    if (variant === "fare" && price) return priceRow({ name, detail, price });
    return html`<li class="service"><h3 class="service-name">${name}</h3>${detail && html`<p class="service-detail">${detail}</p>`}${price && html`<p class="service-price figures">${price}</p>`}</li>`;
  });
  const list = html`<ul class="services services-${variant} ${countClass(items.length)}">${items}</ul>`;
  return plainSection(section, list, "", variant);
}

function prices(section: SectionOf<"prices">, site: Site): Html | null {
  const variant = pricesVariant(section);
  const groups = priceGroups(section, false);
  if (variant !== "card") return plainSection(section, groups, "", variant);
  return sectionShell(
    section,
    html`<div class="card">${sectionHead(section)}\n${groups}${fleuron(site.plan.business.name)}</div>`,
    "",
    variant,
  );
}

const firstStory = ({ plan }: Site) => plan.sections.find(({ kind }) => kind === "about");

/** The medal of the trade; where no emblem shows it the owner's initials stand in the ring, and no picture of another. */
function tradeMedal({ plan }: Site): Html {
  const trade = emblemTrade(plan);
  return trade
    ? medal(trade, plan.business.name)
    : html`<div class="monogram" aria-hidden="true" data-initials="${initialsOf(plan.business.name)}"></div>`;
}

function about(section: SectionOf<"about">, site: Site): Html {
  const variant = storyVariant(section);
  const figure = section.image
    ? html`<figure class="about-figure framed">${picture(section.image, { sizes: "column" })}</figure>`
    : section.id === firstStory(site)?.id &&
      !site.plan.theme.undrawn &&
      html`<div class="about-figure">${tradeMedal(site)}</div>`;
  return sectionShell(
    section,
    html`${figure}<div class="story${!figure && " is-plain"}">${sectionHead(section)}${prose(section.paragraphs)}</div>`,
    "",
    variant,
  );
}

function visit(section: SectionOf<"visit">, site: Site): Html | null {
  if (!hasPlace(site)) return null;
  const { words } = site.plan;
  const hours = fact(words.hours, hoursList(site), "h3");
  const place = [
    fact(words.address, placeBlock(site), "h3"),
    hasSection(site, "contact") ? null : fact(words.contact, contactLines(site), "h3"),
  ].filter((part) => part !== null);
  const board = hours && html`<div class="board">${hours}</div>`;
  return plainSection(
    section,
    html`<div class="notice${place.length === 0 && " is-alone"}">${board}${place.length > 0 && html`<div class="notice-facts">${fleuron(site.plan.business.name)}${place}</div>`}</div>`,
    "",
    visitVariant(site),
  );
}

export const sections: SectionRenderers = {
  ...common(
    "process",
    "gallery",
    "dates",
    "credentials",
    "areas",
    "notes",
    "faq",
    "quotes",
    "figures",
    "custom",
    "cta",
    "contact",
  ),
  hero,
  services,
  prices,
  about,
  visit,
  people: (section) => plainSection(section, peopleList(section), "", peopleVariant(section)),
};
