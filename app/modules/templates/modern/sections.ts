import { colourIllustration } from "../art/colour-illustration";
import { tradeForm } from "../art/trade-form";
import type { SectionRenderers, Site } from "../design";
import { html, type Html } from "../../markup/html";
import { common, contactWays, priceGroups, openedStory, serviceList } from "../parts/common-sections";
import { contactForm } from "../parts/contact-form";
import { fact, hasPlace, hoursList, mailOrPhone, placeBlock } from "../parts/facts";
import { picture } from "../parts/picture";
import { countClass, plainSection, sectionHead, sectionShell } from "../parts/section-shell";
import type { SectionOf } from "../../site/site-plan";
import { hero } from "./hero";
import { shapeOf, type PictureShape } from "./hero-variant";
import { aboutVariant, servicesVariant } from "./variants";

/** An upright illustration for the side of a section, of its own composition. */
function sideWork({ plan }: Site, kind: string): Html {
  return html`<div class="side-work">${colourIllustration(tradeForm(plan), `${plan.business.name} ${kind}`, "detail")}</div>`;
}

function services(section: SectionOf<"services">, site: Site): Html {
  const variant = servicesVariant(section);
  const body = html`${serviceList(section)}${variant === "index" && sideWork(site, "services")}`;
  return sectionShell(section, html`${sectionHead(section)}${body}`, "", variant);
}

/** The list with a illustration beside its heading, unless the list fills the page. */
function prices(section: SectionOf<"prices">, site: Site): Html {
  const lines = section.groups.reduce((sum, group) => sum + group.items.length, 0);
  const variant = lines > 3 && lines <= 24 ? "plate" : "list";
  const side = html`<div class="margin">${sectionHead(section)}${variant === "plate" && sideWork(site, "prices")}</div>`;
  return sectionShell(section, html`${side}${priceGroups(section)}`, "", variant);
}

function about(section: SectionOf<"about">, site: Site): Html {
  const variant = aboutVariant(section);
  const body = openedStory(section.paragraphs);
  const illustration =
    variant === "study" && colourIllustration(tradeForm(site.plan), `${site.plan.business.name} about`, "detail");
  const work = section.image ? picture(section.image, { className: "work", sizes: "half" }) : illustration;
  return sectionShell(
    section,
    html`${sectionHead(section)}${body}${work && html`<div class="about-work">${work}</div>`}`,
    "",
    variant,
  );
}

function visit(section: SectionOf<"visit">, site: Site): Html | null {
  if (!hasPlace(site)) return null;
  const place = placeBlock(site);
  const hours = fact(site.plan.words.hours, hoursList(site), "h3");
  const body = html`<div class="visit-grid">${place && html`<div class="place">${place}${mailOrPhone(site)}</div>`}${hours}</div>`;
  return plainSection(section, body, "", hours ? "hours" : "address");
}

const SHOT_ROOMS = { wide: "most", square: "half", tall: "column" } as const satisfies Record<PictureShape, string>;

function gallery(section: SectionOf<"gallery">): Html {
  const { images } = section;
  const shots = images.map((image) => {
    const shape = shapeOf(image);
    return html`<li class="shot is-${shape}">${picture(image, { sizes: images.length === 1 ? "full" : SHOT_ROOMS[shape] })}</li>`;
  });
  const variant = images.length === 1 ? "single" : images.length === 2 ? "pair" : "wall";
  return sectionShell(
    section,
    html`${sectionHead(section)}<ul class="gallery ${countClass(images.length)}">${shots}</ul>`,
    "",
    variant,
  );
}

function contact(section: SectionOf<"contact">, site: Site): Html {
  const side = html`<div class="margin">${sectionHead(section)}${contactWays(site)}</div>`;
  return sectionShell(section, html`${side}\n${contactForm(section, site)}`);
}

export const sections: SectionRenderers = {
  ...common("people", "process", "dates", "credentials", "areas", "faq", "quotes", "figures", "custom", "cta"),
  hero,
  services,
  prices,
  about,
  visit,
  gallery,
  contact,
};
