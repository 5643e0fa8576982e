import { fleuron, paper, vignette } from "../art/engraving";
import { emblemTrade } from "../art/emblem-trade";
import type { Site } from "../design";
import { html, type Html } from "../../markup/html";
import { fitted } from "../longest-word";
import { fact, hasSection, placeBlock, placeFollows } from "../parts/facts";
import { briefHours, waysBesideButton } from "../parts/first-facts";
import { leadOf } from "../parts/lead";
import { actions } from "../parts/links";
import { picture } from "../parts/picture";
import { lengthClass } from "../typography";
import type { SectionOf } from "../../site/site-plan";
import { sign } from "./frame";
import { heroVariant, nameIsHeadline } from "./variant";

/**
 * Hours to one side of the statement and the place to the other, as the ears of a masthead; ways to call alone where
 * the board further down gives those, and none where that follows at once.
 */
function ears(site: Site): Html[] {
  if (placeFollows(site)) return [];
  const { words } = site.plan;
  const isOnBoard = hasSection(site, "visit");
  const place = isOnBoard ? null : placeBlock(site);
  const ways = waysBesideButton(site);
  const reach = place || ways ? html`${place}${ways}` : null;
  const hours = isOnBoard ? null : briefHours(site);
  return [fact(words.hours, hours), fact(place ? words.address : words.contact, reach)].filter((ear) => ear !== null);
}

/** The emblem of the trade between rules; a printer's ornament that shows nothing where there is none, or it is not wanted. */
function ornament({ plan }: Site): Html {
  const trade = emblemTrade(plan);
  return trade ? vignette(trade) : fleuron(plan.business.name);
}

export function hero(section: SectionOf<"hero">, site: Site): Html {
  const variant = heroVariant(site);
  const inSign = nameIsHeadline(site);
  const headline = html`<h1 id="${section.id}-title" class="statement ${lengthClass(section.title)}"${fitted(section.title)}>${inSign ? html`<span class="brand-name">${section.title}</span>` : section.title}</h1>`;
  const facts = ears(site);
  const printed = emblemTrade(site.plan);
  return html`<section id="${section.id}" data-section="hero" data-variant="${variant}" class="hero hero-${variant}${facts.length === 2 && " has-ears"}${inSign && " is-named"}" aria-labelledby="${section.id}-title">
${inSign && sign(headline, site)}
<div class="wrap hero-grid">
${section.image && html`<div class="window">${picture(section.image, { eager: true, sizes: "most" })}</div>`}
<div class="hero-words">
${!inSign && headline}
${(variant === "window" || variant === "bill") && ornament(site)}
${leadOf(section)}
${actions(section.primary, section.secondary, site)}
</div>
${facts.length > 0 && html`<div class="ears">${facts}</div>`}
</div>
${variant === "bill" && facts.length === 0 && printed && html`<div class="printed">${paper(printed)}</div>`}
</section>`;
}
