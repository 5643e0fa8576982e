import type { Site } from "../design";
import { html, type Html } from "../../markup/html";
import { contactLines, fact, hasSection, hoursList, placeBlock, socialLinks } from "../parts/facts";
import { brand, headerAction, siteNav, smallPrint } from "../parts/frame";

export const header = (site: Site): Html =>
  html`<header class="site-header"><div class="wrap bar">${brand(site)}${siteNav(site)}${headerAction(site)}</div></header>`;

/** Who publishes the page, as the imprint of a report says it, with what no part above has said. */
export function footer(site: Site): Html {
  const { business, words } = site.plan;
  const placed = hasSection(site, "visit") || hasSection(site, "contact");
  const facts = [
    placed ? null : fact(words.address, placeBlock(site)),
    hasSection(site, "contact") ? null : fact(words.contact, contactLines(site)),
    placed ? null : fact(words.hours, hoursList(site)),
    socialLinks(site),
  ].filter((part) => part !== null);
  return html`<footer class="site-footer"><div class="wrap"><div class="imprint"><p class="footer-name">${business.name}</p>${facts.length > 0 && html`<div class="footer-facts">${facts}</div>`}</div>${smallPrint(site)}</div></footer>`;
}
