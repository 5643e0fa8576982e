import type { PricedItem } from "./picker";
import { letterGrid } from "../art/letter-grid";
import type { Site } from "../design";
import { html, type Html } from "../html";
import { fact, hoursList, placeBlock } from "../parts/facts";
import { actions } from "../parts/links";
import { picture } from "../parts/picture";
import { fitted } from "../longest-word";
import { lengthClass } from "../typography";
import type { SectionOf } from "../../generation/site-plan";
import { picker } from "./picker";

const MOST_CHOICES = 5;

/** What can be priced at once in the first view, with the words that the page has for it. */
function choicesOf({ plan }: Site): { title: string; items: PricedItem[] } | null {
  const prices = plan.sections.find((section) => section.kind === "prices");
  const services = plan.sections.find((section) => section.kind === "services");
  const listed = prices?.groups.flatMap(({ items }) => items) ?? [];
  const priced = services?.items.flatMap((item) => (item.price ? [{ ...item, price: item.price }] : [])) ?? [];
  const items = listed.length > 1 ? listed : priced;
  const title = listed.length > 1 ? prices?.title : services?.title;
  return items.length > 1 && title ? { title, items: items.slice(0, MOST_CHOICES) } : null;
}

function panel(site: Site): Html | null {
  const choices = choicesOf(site);
  if (choices) return picker(choices.title, choices.items);
  const { words } = site.plan;
  const facts = [fact(words.hours, hoursList(site)), fact(words.address, placeBlock(site))].filter((part) => part !== null);
  return facts.length > 0 ? html`<div class="panel facts">${facts}</div>` : null;
}

/** Oversized statement on a field of the owner's colour; a live price at its lower edge. */
export function hero(section: SectionOf<"hero">, site: Site): Html {
  const side = panel(site);
  const art = section.image
    ? html`<div class="hero-picture">${picture(section.image, { eager: true, sizes: "most" })}</div>`
    : letterGrid(site.plan.business.name, "hero-letter");
  return html`<section id="${section.id}" data-section="hero" class="hero${side && " has-panel"}${section.image && " has-picture"}" aria-labelledby="${section.id}-title">
<div class="hero-field">
${art}
<div class="wrap hero-words">
${section.eyebrow && html`<p class="eyebrow">${section.eyebrow}</p>`}
<h1 id="${section.id}-title" class="statement ${lengthClass(section.title)}"${fitted(section.title)}>${section.title}</h1>
<div class="hero-foot">${section.lead && html`<p class="lead">${section.lead}</p>`}
${actions(section.primary, section.secondary, site)}</div>
</div>
</div>
${side && html`<div class="wrap panel-place">${side}</div>`}
</section>`;
}
