import type { GenerationFont } from "../site/choices";
import type { SectionKind } from "../site/section-kinds";
import type { Section, SectionOf, SitePlan } from "../site/site-plan";
import type { GroundTone } from "./colour/palette";
import type { TypeScale } from "./css/fluid";
import type { FontUse } from "./fonts";
import type { Html } from "../markup/html";

/** What a section or a frame is drawn from: the plan, and what the page as a whole decided. */
export interface Site {
  plan: SitePlan;
  /** Anchors that exist on the page; links to others would lead nowhere. */
  anchors: ReadonlySet<string>;
}

export interface Typography {
  /** Fonts whose files the page loads, the main one first. */
  uses: FontUse[];
  display: string;
  text: string;
  weights: { text: number; strong: number; display: number };
}

export type SectionRenderers = { [K in SectionKind]: (section: SectionOf<K>, site: Site) => Html | null };

/** One of the four designs: its own type, grounds, frame, sections and stylesheet. */
export interface Design {
  tone: GroundTone;
  scale: TypeScale;
  typography(font: GenerationFont): Typography;
  /** Rules of the layers `layout` and `sections`. */
  css: readonly string[];
  sections: SectionRenderers;
  header(site: Site): Html;
  footer(site: Site): Html;
}

/** Calls the renderer of a section's kind; the one place where kind and renderer meet. */
export function renderSection(design: Design, section: Section, site: Site): Html | null {
  const renderer = design.sections[section.kind] as (section: Section, site: Site) => Html | null;
  return renderer(section, site);
}
