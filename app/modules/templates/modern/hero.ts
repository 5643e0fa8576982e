import { colourSign } from "../art/sign";
import type { Site } from "../design";
import { html, type Html } from "../../markup/html";
import { fitted } from "../longest-word";
import { addressBlock, fact, hoursList, placeFollows } from "../parts/facts";
import { actions, mapLink, phoneLink } from "../parts/links";
import { picture, type PictureSlot } from "../parts/picture";
import { lengthClass } from "../typography";
import type { SectionOf } from "../../site/site-plan";
import { heroVariant, type HeroVariant } from "./hero-variant";

const ROOMS: Record<HeroVariant, PictureSlot> = {
  upright: "half",
  strip: "full",
  wall: "full",
  poster: "full",
  type: "full",
};

/** Rows of hours that a margin holds. */
const FEW_HOURS = 4;

function work(variant: HeroVariant, section: SectionOf<"hero">, { plan }: Site): Html | null {
  if (section.image) return picture(section.image, { className: "work", eager: true, sizes: ROOMS[variant] });
  return colourSign(plan, variant === "upright" ? "detail" : "whole");
}

/** What stands in the margin of a strip: where and when, unless that follows at once, and the phone. */
function margin(site: Site): Html | null {
  const { words, business } = site.plan;
  const isTold = placeFollows(site);
  const address = isTold ? null : addressBlock(site);
  const hours = !isTold && business.hours.length <= FEW_HOURS ? hoursList(site) : null;
  const notes = [
    fact(words.address, address && html`${address}<p class="way">${mapLink(site)}</p>`),
    fact(words.hours, hours),
    fact(words.phone, phoneLink(site)),
  ].filter((note) => note !== null);
  return notes.length > 0 ? html`<div class="hero-notes">${notes}</div>` : null;
}

/** A large picture or illustration and the words beside it, above it or in its quiet corner: see `heroVariant`. */
export function hero(section: SectionOf<"hero">, site: Site): Html {
  const variant = heroVariant(section, site);
  const shown = work(variant, section, site);
  return html`<section id="${section.id}" data-section="hero" data-variant="${variant}" class="hero" aria-labelledby="${section.id}-title">
${shown && html`<div class="hero-work">${shown}</div>\n`}<div class="hero-label">
${section.eyebrow && html`<p class="eyebrow">${section.eyebrow}</p>`}
<h1 id="${section.id}-title" class="statement ${lengthClass(section.title)}"${fitted(section.title)}>${section.title}</h1>
<div class="hero-foot">${section.lead && html`<p class="lead">${section.lead}</p>`}
${actions(section.primary, section.secondary, site)}</div>
</div>${variant === "strip" && margin(site)}
</section>`;
}
