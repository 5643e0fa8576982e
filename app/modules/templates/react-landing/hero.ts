import { colourSign, crest } from "../art/sign";
import type { Site } from "../design";
import { html, type Html } from "../../markup/html";
import { fitted } from "../longest-word";
import { priceRow } from "../parts/common-sections";
import { fact, placeBlock } from "../parts/facts";
import { briefHours, firstFacts } from "../parts/first-facts";
import { leadOf } from "../parts/lead";
import { actions, phoneLink } from "../parts/links";
import { picture } from "../parts/picture";
import { lengthClass } from "../typography";
import type { SectionOf } from "../../site/site-plan";
import { bleeds, choicesOf, heroVariant, leadingFigures, menuOf, type HeroVariant } from "./hero-variant";
import { picker } from "./picker";

type Hero = SectionOf<"hero">;

const MENU_LINES = 6;

const cell = (className: string, body: Html | null) => body && html`<div class="box ${className}">${body}</div>`;

function words(section: Hero, site: Site): Html {
  return html`<div class="hero-words">
${section.eyebrow && html`<p class="eyebrow">${section.eyebrow}</p>`}
<h1 id="${section.id}-title" class="statement ${lengthClass(section.title)}"${fitted(section.title)}>${section.title}</h1>
</div>
<div class="hero-foot">${leadOf(section)}
${actions(section.primary, section.secondary, site)}</div>`;
}

const livePrice = (site: Site) => {
  const choices = choicesOf(site);
  return choices && picker(choices.title, choices.items);
};

function menuCell(site: Site): Html | null {
  const menu = menuOf(site);
  const group = menu?.groups[0];
  if (!menu || !group) return null;
  const band = colourSign(site.plan, "whole");
  return html`${band && html`<div class="hero-band">${band}</div>`}<p class="label">${group.name ?? menu.title}</p><ul class="price-list">${group.items.slice(0, MENU_LINES).map(priceRow)}</ul>`;
}

/** Cells of facts at a glance; the first one is the widest. */
function factCells(site: Site): Html[] {
  const { words: labels, business, primaryAction } = site.plan;
  const eyebrow = site.plan.sections.find((section) => section.kind === "hero")?.eyebrow ?? "";
  const isInEyebrow = eyebrow.includes(String(business.established));
  const isOnButton = primaryAction.href === business.phone?.href;
  const cells = [
    cell("place-box", fact(labels.address, placeBlock(site))),
    isOnButton ? null : cell("phone-box", fact(labels.phone, phoneLink(site))),
    cell(
      "since-box",
      business.established && !isInEyebrow
        ? fact(labels.since, html`<p class="since figures">${business.established}</p>`)
        : null,
    ),
  ];
  return cells.filter((part) => part !== null);
}

const hoursCell = (site: Site) => cell("hours-box", fact(site.plan.words.hours, briefHours(site)));

const isDrawn = (site: Site) => colourSign(site.plan, "whole") !== null;

/** What stands beside the statement. */
function side(variant: HeroVariant, section: Hero, site: Site): (Html | null)[] {
  if (variant === "picture" && section.image)
    return [html`<div class="box hero-picture">${picture(section.image, { eager: true, sizes: "half" })}</div>`];
  if (variant === "menu") return [cell("menu-box", menuCell(site))];
  if (variant === "price") {
    const art = cell("hero-art", colourSign(site.plan, "whole"));
    return art ? [art, livePrice(site)] : [];
  }
  if (variant === "facts" && isDrawn(site)) return [cell("hero-art", colourSign(site.plan, "detail")), hoursCell(site)];
  return [];
}

/** What stands below both. */
function strip(variant: HeroVariant, site: Site): (Html | null)[] {
  if (variant === "picture") return [livePrice(site) ?? hoursCell(site), ...(choicesOf(site) ? [] : factCells(site))];
  if (variant === "price") return isDrawn(site) ? [] : [livePrice(site)];
  return variant === "facts" ? [isDrawn(site) ? null : hoursCell(site), ...factCells(site)] : [];
}

function figures(site: Site): Html {
  const items = leadingFigures(site);
  return html`<dl class="hero-figures n${items.length}">${items.map(
    ({ label, value }) => html`<div class="hero-figure"><dt>${label}</dt><dd class="figures">${value}</dd></div>`,
  )}</dl>`;
}

/** A first view on one field of colour; where there are no figures, with a drawing or a few facts below the words. */
function bleeding(variant: HeroVariant, section: Hero, site: Site): Html {
  const isGiant = variant === "giant";
  const drawing = isGiant ? colourSign(site.plan, "whole") : null;
  const facts = isGiant && !drawing ? firstFacts(site) : [];
  const below = facts.length > 0 && html`<div class="hero-facts">${facts}</div>`;
  return html`<div class="hero-field"><div class="wrap hero-body">${variant === "numbers" && figures(site)}<div class="hero-say">${words(section, site)}</div>${below}</div>
${drawing ? html`<div class="hero-corner">${drawing}</div>` : isGiant && crest(site.plan)}</div>`;
}

const group = (className: string, cells: (Html | null)[]) => {
  const shown = cells.filter((part) => part !== null);
  return shown.length > 0 && html`<div class="${className}">${shown}</div>`;
};

function bento(variant: HeroVariant, section: Hero, site: Site): Html {
  return html`<div class="hero-grid"><div class="box hero-main">${words(section, site)}</div>
${group("hero-side", side(variant, section, site))}${group("hero-strip", strip(variant, site))}</div>`;
}

/** The first view, made of what there is: see `heroVariant`. */
export function hero(section: Hero, site: Site): Html {
  const variant = heroVariant(section, site);
  const body = bleeds(variant) ? bleeding(variant, section, site) : bento(variant, section, site);
  return html`<section id="${section.id}" data-section="hero" data-variant="${variant}" class="hero" aria-labelledby="${section.id}-title">
${body}
</section>`;
}
