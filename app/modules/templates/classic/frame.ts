import { awning, vignette } from "../art/engraving";
import { tradeOf } from "../art/trade";
import type { Site } from "../design";
import { html, type Html } from "../html";
import { brand, footerFacts, headerAction, siteNav, smallPrint } from "../parts/frame";

/** Whether the headline is the name itself: then the sign is the headline and stands in the page, not above it. */
export function nameIsHeadline({ plan }: Site): boolean {
  const hero = plan.sections.find((section) => section.kind === "hero");
  return !hero || hero.title.trim().toLowerCase() === plan.business.name.trim().toLowerCase();
}

/** The name as a painted sign over a shop window. */
export function sign(name: Html, { plan }: Site): Html {
  const { established, tagline } = plan.business;
  return html`<div class="sign"><div class="sign-board">
${established && html`<p class="since">${plan.words.since} ${established}</p>`}
${name}
${tagline && html`<p class="tagline">${tagline}</p>`}
</div></div>${awning(plan.business.name)}`;
}

const navRow = (site: Site) => html`<div class="wrap bar">${siteNav(site)}${headerAction(site)}</div>`;

export function header(site: Site): Html {
  return nameIsHeadline(site)
    ? html`<header class="site-header plain"><div class="wrap bar">${brand(site, "sign")}${siteNav(site)}${headerAction(site)}</div></header>`
    : html`<header class="site-header">${sign(brand(site, "sign"), site)}${navRow(site)}</header>`;
}

export function footer(site: Site): Html {
  return html`<footer class="site-footer"><div class="wrap">${vignette(tradeOf(site.plan))}<p class="footer-name">${site.plan.business.name}</p>${footerFacts(site)}${smallPrint(site)}</div></footer>`;
}
