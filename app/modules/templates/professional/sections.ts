import { lineField } from "../art/line-field";
import type { SectionRenderers, Site } from "../design";
import { html, type Html } from "../html";
import { commonSections, galleryIn, prose } from "../parts/common-sections";
import { contactLines, fact, hasPlace, hasSection, hoursList, placeBlock } from "../parts/facts";
import { actions } from "../parts/links";
import { picture } from "../parts/picture";
import { plainSection, sectionHead, sectionShell } from "../parts/section-shell";
import { fitted } from "../longest-word";
import { lengthClass } from "../typography";
import type { SectionOf } from "../../generation/site-plan";

/** Hours, phone and place beside the statement; what is not known is left out. */
function atAGlance(site: Site): Html | null {
  const { words } = site.plan;
  const facts = [
    fact(words.hours, hoursList(site)),
    fact(words.contact, contactLines(site)),
    fact(words.address, placeBlock(site)),
  ].filter((part) => part !== null);
  return facts.length > 0 ? html`<div class="glance">${facts}</div>` : null;
}

function hero(section: SectionOf<"hero">, site: Site): Html {
  const glance = atAGlance(site);
  const band = section.image ? picture(section.image, { eager: true, sizes: "full" }) : lineField(site.plan.business.name);
  return html`<section id="${section.id}" data-section="hero" class="hero${glance && " has-glance"}" aria-labelledby="${section.id}-title">
<div class="wrap hero-grid">
<div class="hero-words">
${section.eyebrow && html`<p class="eyebrow">${section.eyebrow}</p>`}
<h1 id="${section.id}-title" class="statement ${lengthClass(section.title)}"${fitted(section.title)}>${section.title}</h1>
${section.lead && html`<p class="lead">${section.lead}</p>`}
${actions(section.primary, section.secondary, site)}
</div>
${glance}
</div>
<div class="hero-band${section.image && " has-picture"}">${band}</div>
</section>`;
}

function about(section: SectionOf<"about">): Html {
  const [first = "", ...rest] = section.paragraphs;
  const figure = section.image && html`<figure class="about-figure">${picture(section.image, { sizes: "column" })}</figure>`;
  const body = html`<div class="about-body"><p class="opening">${first}</p>${rest.length > 0 && prose(rest)}</div>`;
  return sectionShell(section, html`${sectionHead(section)}<div class="about-grid">${body}${figure}</div>`, figure ? "has-picture" : "");
}

function visit(section: SectionOf<"visit">, site: Site): Html | null {
  if (!hasPlace(site)) return null;
  const { words } = site.plan;
  const facts = html`${fact(words.address, placeBlock(site), "h3")}${fact(words.hours, hoursList(site), "h3")}${!hasSection(site, "contact") && fact(words.contact, contactLines(site), "h3")}`;
  return plainSection(section, html`<div class="fact-grid">${facts}</div>`);
}

const gallery = galleryIn((index, count) => (index === 0 && [1, 3, 5].includes(count) ? "page" : "tile"));

export const sections: SectionRenderers = { ...commonSections, hero, about, gallery, visit };
