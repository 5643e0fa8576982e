import { colourStudy } from "../art/colour-study";
import type { SectionRenderers, Site } from "../design";
import { html, type Html } from "../html";
import { commonSections, galleryIn, prose } from "../parts/common-sections";
import { fact, hasPlace, hoursList, mailOrPhone, placeBlock } from "../parts/facts";
import { actions } from "../parts/links";
import { picture } from "../parts/picture";
import { plainSection, sectionHead, sectionShell } from "../parts/section-shell";
import { fitted } from "../longest-word";
import { lengthClass } from "../typography";
import type { SectionOf } from "../../generation/site-plan";

/** A large picture or study with the words set into its quiet corner, like a label on a gallery wall. */
function hero(section: SectionOf<"hero">, { plan, ...rest }: Site): Html {
  const site = { plan, ...rest };
  const work = section.image
    ? picture(section.image, { className: "work", eager: true, sizes: "full" })
    : colourStudy(plan.industry, plan.business.name, "grain-hero");
  return html`<section id="${section.id}" data-section="hero" class="hero" aria-labelledby="${section.id}-title">
<div class="hero-work">${work}</div>
<div class="hero-label">
${section.eyebrow && html`<p class="eyebrow">${section.eyebrow}</p>`}
<h1 id="${section.id}-title" class="statement ${lengthClass(section.title)}"${fitted(section.title)}>${section.title}</h1>
<div class="hero-foot">${section.lead && html`<p class="lead">${section.lead}</p>`}
${actions(section.primary, section.secondary, site)}</div>
</div>
</section>`;
}

function about(section: SectionOf<"about">, { plan }: Site): Html {
  const [first = "", ...rest] = section.paragraphs;
  const work = section.image
    ? picture(section.image, { className: "work", sizes: "half" })
    : colourStudy(plan.industry, plan.business.name, "grain-about", "detail");
  const body = html`<div class="about-body"><p class="opening">${first}</p>${rest.length > 0 && prose(rest)}</div>`;
  return sectionShell(
    section,
    html`${sectionHead(section)}${body}<div class="about-work">${work}</div>`,
    section.image ? "has-picture" : "has-study",
  );
}

function visit(section: SectionOf<"visit">, site: Site): Html | null {
  if (!hasPlace(site)) return null;
  const place = placeBlock(site);
  const hours = fact(site.plan.words.hours, hoursList(site), "h3");
  return plainSection(section, html`<div class="visit-grid">${place && html`<div class="place">${place}${mailOrPhone(site)}</div>`}${hours}</div>`);
}

const gallery = galleryIn((index) => (index % 6 === 0 || index % 6 === 5 ? "most" : "column"));

export const sections: SectionRenderers = { ...commonSections, hero, about, gallery, visit };
