import { crest, lineSign } from "../art/sign";
import type { Site } from "../design";
import { html, type Html } from "../../markup/html";
import { fitted } from "../longest-word";
import { fact, placeBlock, placeFollows } from "../parts/facts";
import { briefHours, firstFacts, waysBesideButton } from "../parts/first-facts";
import { leadOf } from "../parts/lead";
import { actions } from "../parts/links";
import { picture } from "../parts/picture";
import { countClass } from "../parts/section-shell";
import { lengthClass } from "../typography";
import type { SectionOf } from "../../site/site-plan";
import { figuresInHero, heroVariant, type HeroVariant } from "./variant";

/** Hours, the ways to reach the business and its place; what is not known, or follows at once, is left out. */
function atAGlance(site: Site, variant: HeroVariant): Html | null {
  const { words } = site.plan;
  const place = !placeFollows(site) || variant === "glance";
  const known = [
    place ? fact(words.hours, briefHours(site)) : null,
    fact(words.contact, waysBesideButton(site)),
    place ? fact(words.address, placeBlock(site)) : null,
  ].filter((part) => part !== null);
  const facts = known.length > 0 ? known : firstFacts(site);
  return facts.length > 0 ? html`<div class="wrap glance-wrap"><div class="glance">${facts}</div></div>` : null;
}

export function figureList(items: SectionOf<"figures">["items"]): Html {
  const figures = items.map(
    (item) =>
      html`<div class="figure"><dt class="figure-label">${item.label}</dt><dd class="figure-value figures">${item.value}</dd></div>`,
  );
  return html`<dl class="figure-list ${countClass(items.length)}">${figures}</dl>`;
}

export function hero(section: SectionOf<"hero">, site: Site): Html {
  const variant = heroVariant(section, site);
  const figures = variant === "figures" ? figuresInHero(site) : null;
  const wide = variant === "glance" || variant === "figures";
  const art = section.image
    ? picture(section.image, { eager: true, sizes: "half" })
    : lineSign(site.plan, wide ? "band" : "plate");
  return html`<section id="${section.id}" data-section="hero" data-variant="${variant}" class="hero hero-${variant}${!art && " is-bare"}" aria-labelledby="${section.id}-title">
<div class="hero-top">
<div class="wrap hero-grid">
<div class="hero-words">
${section.eyebrow && html`<p class="eyebrow">${section.eyebrow}</p>`}
<h1 id="${section.id}-title" class="statement ${lengthClass(section.title)}"${fitted(section.title)}>${section.title}</h1>
${leadOf(section)}
${actions(section.primary, section.secondary, site)}
</div>
${figures && figureList(figures)}
${!art && crest(site.plan)}
</div>
${art && html`<div class="hero-art">${art}</div>`}
</div>
${atAGlance(site, variant)}
</section>`;
}
