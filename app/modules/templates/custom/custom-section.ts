import type { SiteImage } from "../../site/brief";
import type { Section, SectionOf, SitePlan } from "../../site/site-plan";
import type { Site } from "../design";
import { html, trusted, type Html } from "../../markup/html";
import { plainSection } from "../parts/section-shell";
import { customHtml } from "./custom-html";

/** A section of a designer's own making; nothing where its html shows nothing. */
export function customSection(section: SectionOf<"custom">, { plan, anchors }: Site): Html | null {
  const images = [...(section.images ?? []), ...imagesOf(plan)];
  const own = customHtml(section.html, { id: section.id, anchors, images });
  return own === "" ? null : plainSection(section, html`<div class="own">${trusted(own)}</div>`);
}

/** Every picture of a plan. */
function imagesOf({ logo, sections }: SitePlan): SiteImage[] {
  return [logo, ...sections.flatMap(imagesIn)].filter((image) => image !== null && image !== undefined);
}

function imagesIn(section: Section): (SiteImage | undefined)[] {
  if ("images" in section) return section.images ?? [];
  return "image" in section ? [section.image] : [];
}
