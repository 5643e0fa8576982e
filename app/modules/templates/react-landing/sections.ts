import { letterGrid } from "../art/letter-grid";
import type { SectionRenderers, Site } from "../design";
import { html, type Html } from "../html";
import { commonSections, galleryIn, prose } from "../parts/common-sections";
import { fitted } from "../longest-word";
import { fact, hasPlace, hoursList, mailOrPhone, placeBlock } from "../parts/facts";
import { picture } from "../parts/picture";
import { countClass, plainSection, sectionHead, sectionShell } from "../parts/section-shell";
import type { SectionOf } from "../../generation/site-plan";
import { hero } from "./hero";
import { firstVariant } from "./hero-variant";

const IN_BENTO = 6;

type ServiceItem = SectionOf<"services">["items"][number];

function cellFoot({ detail, price }: ServiceItem): Html | null {
  if (!detail && !price) return null;
  return html`<div class="cell-foot">${detail && html`<p class="service-detail">${detail}</p>`}${price && html`<p class="service-price figures">${price}</p>`}</div>`;
}

function serviceCell(item: ServiceItem, art: Html | null): Html {
  return html`<li class="cell-box"><h3 class="service-name"${fitted(item.name)}>${item.name}</h3>${art}${cellFoot(item)}</li>`;
}

const serviceLine = (item: ServiceItem) =>
  html`<li class="line"><h3 class="line-name">${item.name}</h3>${item.price && html`<p class="line-price figures">${item.price}</p>`}${
    item.detail && html`<p class="line-detail">${item.detail}</p>`
  }</li>`;

/** Unequal cells for the first few, a dense list for the rest. */
function services(section: SectionOf<"services">, site: Site): Html | null {
  const cells = section.items.slice(0, IN_BENTO);
  const rest = section.items.slice(IN_BENTO);
  const art = letterGrid(`${site.plan.business.name} ${section.title}`, "cell-letter");
  const bare = cells.every(({ detail, price }) => !detail && !price);
  const bento = html`<ul class="bento ${countClass(cells.length)}${bare && " bare"}">${cells.map((item, index) => serviceCell(item, index === 0 ? art : null))}</ul>`;
  return plainSection(section, html`${bento}${rest.length > 0 && html`<ul class="lines">${rest.map(serviceLine)}</ul>`}`);
}

function about(section: SectionOf<"about">): Html {
  const [first = "", ...rest] = section.paragraphs;
  const figure = section.image && html`<figure class="about-figure">${picture(section.image, { sizes: "most" })}</figure>`;
  const body = html`<div class="about-body"><p class="opening">${first}</p>${rest.length > 0 && prose(rest)}</div>`;
  return sectionShell(section, html`${sectionHead(section)}${figure}${body}`, figure ? "has-picture" : "");
}

function people(section: SectionOf<"people">): Html | null {
  const cards = section.items.map(
    (person) => html`<li class="person">${letterGrid(person.name.replace(/^(dr|mr|mrs|ms|prof)\.?\s+/i, ""))}<div><h3 class="person-name">${person.name}</h3>${
      person.role && html`<p class="person-role">${person.role}</p>`
    }${person.detail && html`<p class="person-detail">${person.detail}</p>`}</div></li>`,
  );
  return plainSection(section, html`<ul class="people ${countClass(cards.length)}">${cards}</ul>`);
}

function visit(section: SectionOf<"visit">, site: Site): Html | null {
  if (!hasPlace(site)) return null;
  const { words } = site.plan;
  const place = placeBlock(site);
  const body = html`${place && html`<div class="place">${place}${mailOrPhone(site)}</div>`}${fact(words.hours, hoursList(site), "h3")}`;
  return sectionShell(section, html`${sectionHead(section)}<div class="visit-grid">${body}</div>`);
}

const gallery = galleryIn((index, count) => {
  if (count === 1) return "page";
  return index % 3 === 0 ? "most" : "tile";
});

/** Nothing where the first view leads with the same figures. */
const figures = (section: SectionOf<"figures">, site: Site) => (firstVariant(site) === "numbers" ? null : commonSections.figures(section));

export const sections: SectionRenderers = { ...commonSections, hero, services, about, people, gallery, visit, figures };
