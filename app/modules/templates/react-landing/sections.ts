import { letterGrid } from "../art/letter-grid";
import type { SectionRenderers, Site } from "../design";
import { html, type Html } from "../../markup/html";
import {
  common,
  figuresSection,
  galleryIn,
  priceGroups,
  openedStory,
  serviceList,
  stepList,
} from "../parts/common-sections";
import { fitted } from "../longest-word";
import { fact, hasPlace, hoursList, mailOrPhone, placeBlock } from "../parts/facts";
import { actions } from "../parts/links";
import { picture } from "../parts/picture";
import { areBeside } from "../parts/price-objects";
import { countClass, plainSection, sectionHead, sectionShell } from "../parts/section-shell";
import type { SectionOf } from "../../site/site-plan";
import { hero } from "./hero";
import { aboutVariant, pricesVariant, processVariant, servicesVariant } from "./variants";
import { firstVariant } from "./hero-variant";

const IN_BENTO = 6;

type ServiceItem = SectionOf<"services">["items"][number];

function cellFoot({ detail, price }: ServiceItem): Html | null {
  if (!detail && !price) return null;
  return html`<div class="cell-foot">${detail && html`<p class="service-detail">${detail}</p>`}${price && html`<p class="service-price figures">${price}</p>`}</div>`;
}

function serviceCell(item: ServiceItem): Html {
  return html`<li class="cell-box"><h3 class="service-name"${fitted(item.name)}>${item.name}</h3>${cellFoot(item)}</li>`;
}

const serviceLine = (item: ServiceItem) =>
  html`<li class="line"><h3 class="line-name">${item.name}</h3>${item.price && html`<p class="line-price figures">${item.price}</p>`}${
    item.detail && html`<p class="line-detail">${item.detail}</p>`
  }</li>`;

/** Unequal cells for the first few, a dense list for the rest. */
function services(section: SectionOf<"services">): Html | null {
  const cells = section.items.slice(0, IN_BENTO);
  const rest = section.items.slice(IN_BENTO);
  const variant = servicesVariant(section);
  if (variant === "running") return plainSection(section, serviceList(section), "", variant);
  const bento = html`<ul class="bento ${countClass(cells.length)}">${cells.map(serviceCell)}</ul>`;
  return plainSection(
    section,
    html`${bento}${rest.length > 0 && html`<ul class="lines">${rest.map(serviceLine)}</ul>`}`,
    "",
    variant,
  );
}

function about(section: SectionOf<"about">): Html {
  const figure =
    section.image && html`<figure class="about-figure">${picture(section.image, { sizes: "most" })}</figure>`;
  const body = openedStory(section.paragraphs);
  const variant = aboutVariant(section);
  return sectionShell(section, html`${sectionHead(section)}${figure}${body}`, figure ? "has-picture" : "", variant);
}

function people(section: SectionOf<"people">): Html | null {
  const cards = section.items.map(
    (person) =>
      html`<li class="person">${letterGrid(person.name.replace(/^(dr|mr|mrs|ms|prof)\.?\s+/i, ""))}<div><h3 class="person-name">${person.name}</h3>${
        person.role && html`<p class="person-role">${person.role}</p>`
      }${person.detail && html`<p class="person-detail">${person.detail}</p>`}</div></li>`,
  );
  return plainSection(section, html`<ul class="people ${countClass(cards.length)}">${cards}</ul>`);
}

function visit(section: SectionOf<"visit">, site: Site): Html | null {
  if (!hasPlace(site)) return null;
  const { words } = site.plan;
  const place = placeBlock(site);
  const hours = place ? fact(words.hours, hoursList(site), "h3") : hoursList(site);
  const body = html`${place && html`<div class="box place">${place}${mailOrPhone(site)}</div>`}${hours && html`<div class="box">${hours}</div>`}`;
  return sectionShell(
    section,
    html`${sectionHead(section)}<div class="visit-grid">${body}</div>`,
    "",
    place && hours ? "both" : "one",
  );
}

const gallery = galleryIn((index, count) => {
  if (count === 1) return "page";
  return index % 3 === 0 ? "most" : "tile";
});

function prices(section: SectionOf<"prices">): Html | null {
  return plainSection(section, priceGroups(section), "", areBeside(section) ? "board" : pricesVariant(section));
}

function process(section: SectionOf<"process">): Html | null {
  return plainSection(section, stepList(section), "", processVariant(section));
}

function cta(section: SectionOf<"cta">, site: Site): Html {
  return sectionShell(section, html`${sectionHead(section)}${actions(section.primary, section.secondary, site)}`);
}

/** Nothing where the first view leads with the same figures. */
const figures = (section: SectionOf<"figures">, site: Site) =>
  firstVariant(site) === "numbers" ? null : figuresSection(section);

export const sections: SectionRenderers = {
  ...common("dates", "credentials", "areas", "notes", "faq", "quotes", "custom", "contact"),
  hero,
  services,
  about,
  people,
  prices,
  process,
  gallery,
  visit,
  cta,
  figures,
};
