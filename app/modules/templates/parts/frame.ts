import { html, type Html } from "../../markup/html";
import { fitted } from "../longest-word";
import { safeHref } from "../../markup/safe-href";
import type { Site } from "../design";
import { fact, hasSection, hoursList, socialLinks } from "./facts";
import { hrefOf, leads, link, mailLink, phoneLink } from "./links";
import { picture, type LogoSlot } from "./picture";

/** Name or logo, leading to the top of the page. The name is in the logo's alt text when there is one. */
export function brand({ plan }: Site, room: LogoSlot = "logo"): Html {
  const { logo } = plan;
  const name = plan.business.name;
  const mark = logo
    ? picture({ ...logo, alt: logo.alt || name }, { className: "logo", sizes: room })
    : html`<span class="brand-name"${fitted(name)}>${name}</span>`;
  return html`<a class="brand" href="#main">${mark}</a>`;
}

const liveNav = (site: Site) =>
  site.plan.nav.filter(({ href }) => !href.startsWith("#") || site.anchors.has(href.slice(1)));

/** Navigation with its button for small screens; without script the links simply stand there. */
export function siteNav(site: Site): Html | null {
  const entries = liveNav(site);
  if (entries.length === 0) return null;
  const { menu } = site.plan.words;
  return html`<button type="button" class="menu-button" aria-expanded="false" aria-controls="site-nav">${menu}</button>
<nav id="site-nav" class="site-nav" aria-label="${menu}"><ul class="nav-list">${entries.map((entry) => html`<li>${link(entry, site)}</li>`)}</ul></nav>`;
}

export function headerAction(site: Site): Html | null {
  if (!leads(site.plan.primaryAction, site)) return null;
  return html`<p class="site-action">${link(site.plan.primaryAction, site, "button")}</p>`;
}

/**
 * Call, directions and the main action within the thumb's reach on a phone; `has-main` where the first screen's
 * button says the same: then it comes up when that has been scrolled by.
 */
export function dock(site: Site): Html | null {
  const { business, words, primaryAction } = site.plan;
  const main = hrefOf(primaryAction, site);
  const ways = [
    business.phone && { label: words.call, href: safeHref(business.phone.href) },
    business.address && { label: words.directions, href: safeHref(business.address.mapHref) },
  ].filter((way) => way !== undefined && way.href !== main);
  const action = leads(primaryAction, site) ? [{ label: primaryAction.label, href: main }] : [];
  const hero = site.plan.sections.find(({ kind }) => kind === "hero");
  const isHeros = action.length > 0 && hero?.kind === "hero" && hrefOf(hero.primary, site) === main;
  const entries = [...ways, ...action];
  if (entries.length === 0) return null;
  return html`<nav class="dock${isHeros && " has-main"}" aria-label="${words.contact}">${entries.map((entry) => entry && html`<a href="${entry.href}">${entry.label}</a>`)}</nav>`;
}

/** What the end of a page adds: ways to reach the business, place and hours where no part of the page gives them. */
export function footerFacts(site: Site): Html | null {
  const { address } = site.plan.business;
  const placed = hasSection(site, "visit") || hasSection(site, "contact");
  const place = !placed && address && html`<address>${address.lines.join(", ")}</address>`;
  const ways = hasSection(site, "contact") ? [] : [phoneLink(site), mailLink(site)];
  const entries = [place, ...ways].filter((entry) => Boolean(entry));
  const hours = placed ? null : fact(site.plan.words.hours, hoursList(site));
  const line =
    entries.length > 0 && html`<ul class="footer-line">${entries.map((entry) => html`<li>${entry}</li>`)}</ul>`;
  const parts = [hours, line, socialLinks(site)].filter(Boolean);
  return parts.length > 0 ? html`<div class="footer-facts">${parts}</div>` : null;
}

export function smallPrint({ plan }: Site): Html {
  return html`<p class="small-print">© ${plan.business.name} <a class="to-top" href="#main">${plan.words.top}</a></p>`;
}
