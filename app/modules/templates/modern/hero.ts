import { colourSign, crest } from "../art/sign";
import type { Site } from "../design";
import { html, type Html } from "../../markup/html";
import { fitted } from "../longest-word";
import { firstFacts } from "../parts/first-facts";
import { leadOf } from "../parts/lead";
import { actions } from "../parts/links";
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

function work(variant: HeroVariant, section: SectionOf<"hero">, { plan }: Site): Html | null {
  if (section.image) return picture(section.image, { className: "work", eager: true, sizes: ROOMS[variant] });
  return colourSign(plan, variant === "upright" ? "detail" : "whole");
}

/** Facts in the margin of a strip, or below words that stand alone. */
function notes(site: Site): Html | null {
  const facts = firstFacts(site);
  return facts.length > 0 ? html`<div class="hero-notes">${facts}</div>` : null;
}

/** A large picture or illustration and the words beside it, above it or in its quiet corner: see `heroVariant`. */
export function hero(section: SectionOf<"hero">, site: Site): Html {
  const variant = heroVariant(section, site);
  const shown = work(variant, section, site);
  return html`<section id="${section.id}" data-section="hero" data-variant="${variant}" class="hero" aria-labelledby="${section.id}-title">
${shown && html`<div class="hero-work">${shown}</div>\n`}<div class="hero-label">${variant === "type" && crest(site.plan)}
${section.eyebrow && html`<p class="eyebrow">${section.eyebrow}</p>`}
<h1 id="${section.id}-title" class="statement ${lengthClass(section.title)}"${fitted(section.title)}>${section.title}</h1>
<div class="hero-foot">${leadOf(section)}
${actions(section.primary, section.secondary, site)}</div>
</div>${(variant === "strip" || variant === "type") && notes(site)}
</section>`;
}
