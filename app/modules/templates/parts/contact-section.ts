import { inLanguage } from "~/lib/languages";
import { defaultContactForm } from "../../contact-form/contact-form-config";
import { wordsByLanguage } from "../../language/words/words-by-language";
import { html, type Html } from "../../markup/html";
import type { SectionOf } from "../../site/site-plan";
import type { Site } from "../design";
import { contactForm } from "./contact-form";
import { contactVariant } from "./contact-variant";
import { contactLines, fact, hasPlace, hasSection, hoursList, placeBlock, toldHours } from "./facts";
import { actions } from "./links";
import { sectionHead, sectionShell } from "./section-shell";

/** The main action, unless phone and mail say it already or a part of its own just did. */
function contactAction(site: Site): Html | null {
  const { primaryAction, business } = site.plan;
  const said = primaryAction.href === business.phone?.href || primaryAction.href === `mailto:${business.email}`;
  return said || hasSection(site, "cta") || primaryAction.href.startsWith("#")
    ? null
    : actions(primaryAction, undefined, site);
}

/** Whether place and hours stand here, since no part above gives them. */
const isPlaced = (site: Site): boolean => (hasPlace(site) || toldHours(site) !== null) && !hasSection(site, "visit");

/** Phone and mail; place and hours only where no other part of the page gives them. */
function contactWays(site: Site): Html | null {
  const { words } = site.plan;
  const facts = isPlaced(site)
    ? [fact(words.address, placeBlock(site), "h3"), fact(words.hours, hoursList(site) ?? toldHours(site), "h3")]
    : [contactAction(site)];
  const shown = [contactLines(site), ...facts].filter(Boolean);
  return shown.length > 0 ? html`<div class="contact-ways">${shown}</div>` : null;
}

/** The form, behind a line that opens it where it is not what the page asks for; nothing where its owner wants none. */
function formSheet(section: SectionOf<"contact">, site: Site): Html | null {
  if (section.stance === "left out") return null;
  const sheet = html`<div class="contact-sheet">${contactForm(section, site)}</div>`;
  if (!section.stance) return sheet;
  const isWide = section.stance === "open when wide";
  return html`<details class="contact-fold${isWide && " is-open-wide"}"><summary>${foldLabel(section, site)}</summary>${sheet}</details>`;
}

/** What one does by the form, unless the heading above says that already, or what its button says. */
function foldLabel({ form, title }: SectionOf<"contact">, { plan }: Site): string {
  const { lang } = plan.meta;
  const act = form?.act && inLanguage(wordsByLanguage, lang).acts[form.act];
  return act && act !== title ? act : defaultContactForm(lang).settings.submitText;
}

/**
 * The end of a page as one block under one heading: place and hours beside the form, or, where there is but a number or
 * nothing, a low form across the page below it. Without a form, or with one on demand, all ways stand in one row.
 */
export function contactSection(section: SectionOf<"contact">, site: Site): Html {
  const side = html`<div class="contact-side">${sectionHead(section)}${contactWays(site)}</div>`;
  const isBrief = section.stance === "left out" || section.stance === "on demand";
  const layout = isBrief ? "is-brief" : isPlaced(site) ? "is-placed" : "is-low";
  return sectionShell(section, html`${side}\n${formSheet(section, site)}`, layout, contactVariant(site));
}
