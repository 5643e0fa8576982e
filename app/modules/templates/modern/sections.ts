import type { SectionRenderers, Site } from "../design";
import { html, type Html } from "../../markup/html";
import { common, priceGroups, openedStory, serviceList } from "../parts/common-sections";
import { areBeside } from "../parts/price-objects";
import { fact, hasPlace, hoursList, mailOrPhone, placeBlock } from "../parts/facts";
import { nativeWidth, picture } from "../parts/picture";
import { countClass, plainSection, sectionHead, sectionShell } from "../parts/section-shell";
import type { SectionOf } from "../../site/site-plan";
import { hero } from "./hero";
import { FULL_WIDTH, shapeOf, type PictureShape } from "./hero-variant";
import { aboutVariant, servicesVariant } from "./variants";

function services(section: SectionOf<"services">): Html {
  const variant = servicesVariant(section);
  return sectionShell(section, html`${sectionHead(section)}${serviceList(section)}`, "", variant);
}

const prices = (section: SectionOf<"prices">) =>
  sectionShell(
    section,
    html`${sectionHead(section)}${priceGroups(section)}`,
    "",
    areBeside(section) ? "board" : "list",
  );

function about(section: SectionOf<"about">): Html {
  const { image } = section;
  const work = image && html`<div class="about-work">${picture(image, { className: "work", sizes: "half" })}</div>`;
  return sectionShell(
    section,
    html`${sectionHead(section)}${openedStory(section.paragraphs)}${work}`,
    "",
    aboutVariant(section),
  );
}

function visit(section: SectionOf<"visit">, site: Site): Html | null {
  if (!hasPlace(site)) return null;
  const place = placeBlock(site);
  const hours = place ? fact(site.plan.words.hours, hoursList(site), "h3") : hoursList(site);
  const body = html`<div class="visit-grid">${place && html`<div class="place">${place}${mailOrPhone(site)}</div>`}${hours}</div>`;
  return plainSection(section, body, "", hours ? "hours" : "address");
}

const SHOT_ROOMS = { wide: "most", square: "half", tall: "column" } as const satisfies Record<PictureShape, string>;

function gallery(section: SectionOf<"gallery">): Html {
  const { images } = section;
  const shots = images.map((image) => {
    const shape = shapeOf(image);
    return html`<li class="shot is-${shape}"${nativeWidth(image)}>${picture(image, { sizes: images.length === 1 ? "full" : SHOT_ROOMS[shape] })}</li>`;
  });
  const isWide = images.every(({ width }) => width >= FULL_WIDTH);
  const variant = !isWide ? "plain" : images.length === 1 ? "single" : images.length === 2 ? "pair" : "wall";
  return sectionShell(
    section,
    html`${sectionHead(section)}<ul class="gallery ${countClass(images.length)}">${shots}</ul>`,
    "",
    variant,
  );
}

export const sections: SectionRenderers = {
  ...common(
    "people",
    "process",
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
  gallery,
};
