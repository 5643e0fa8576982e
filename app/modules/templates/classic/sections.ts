import { fleuron, medal, vignette } from "../art/engraving";
import { tradeOf } from "../art/trade";
import type { SectionRenderers, Site } from "../design";
import { html, type Html } from "../html";
import { commonSections, galleryIn, prose } from "../parts/common-sections";
import { contactLines, fact, hasPlace, hasSection, hoursList, placeBlock } from "../parts/facts";
import { actions } from "../parts/links";
import { picture } from "../parts/picture";
import { sectionHead, sectionShell } from "../parts/section-shell";
import { fitted } from "../longest-word";
import { lengthClass } from "../typography";
import type { SectionOf } from "../../generation/site-plan";
import { nameIsHeadline, sign } from "./frame";

/** Hours to one side of the statement and the place to the other, as the ears of a masthead. */
function ears(site: Site): { start: Html | null; end: Html | null } {
  const { words } = site.plan;
  const place = placeBlock(site);
  const ways = contactLines(site);
  const reach = place || ways ? html`${place}${ways}` : null;
  return { start: fact(words.hours, hoursList(site)), end: fact(place ? words.address : words.contact, reach) };
}

function hero(section: SectionOf<"hero">, site: Site): Html {
  const { start, end } = ears(site);
  const headline = html`<h1 id="${section.id}-title" class="statement ${lengthClass(section.title)}"${fitted(section.title)}>${section.title}</h1>`;
  const inSign = nameIsHeadline(site);
  return html`<section id="${section.id}" data-section="hero" class="hero${start && end && " has-ears"}" aria-labelledby="${section.id}-title">
${inSign && sign(headline, site)}
<div class="wrap hero-grid">
<div class="hero-words">
${section.eyebrow && html`<p class="eyebrow">${section.eyebrow}</p>`}
${!inSign && headline}
${vignette(tradeOf(site.plan))}
${section.lead && html`<p class="lead">${section.lead}</p>`}
${actions(section.primary, section.secondary, site)}
</div>
${start && html`<div class="ear ear-start">${start}</div>`}${end && html`<div class="ear ear-end">${end}</div>`}
</div>
${section.image && html`<div class="wrap"><div class="window">${picture(section.image, { eager: true, sizes: "page" })}</div></div>`}
</section>`;
}

function about(section: SectionOf<"about">, site: Site): Html {
  const figure = section.image
    ? html`<figure class="about-figure framed">${picture(section.image, { sizes: "column" })}</figure>`
    : html`<div class="about-figure">${medal(tradeOf(site.plan), site.plan.business.name)}</div>`;
  const long = section.paragraphs.join(" ").length > 420;
  return sectionShell(section, html`${sectionHead(section)}<div class="story${long && " is-long"}">${figure}${prose(section.paragraphs)}</div>`);
}

function visit(section: SectionOf<"visit">, site: Site): Html | null {
  if (!hasPlace(site)) return null;
  const { words } = site.plan;
  const facts = html`${fact(words.hours, hoursList(site), "h3")}${fact(words.address, placeBlock(site), "h3")}${!hasSection(site, "contact") && fact(words.contact, contactLines(site), "h3")}`;
  return sectionShell(section, html`<div class="notice">${sectionHead(section)}${fleuron(site.plan.business.name)}<div class="notice-facts">${facts}</div></div>`);
}

const gallery = galleryIn((_index, count) => (count === 1 ? "page" : "tile"));

export const sections: SectionRenderers = { ...commonSections, hero, about, gallery, visit };
