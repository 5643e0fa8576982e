import { awning, emblem, paper } from "../art/engraving";
import { emblemTrade } from "../art/emblem-trade";
import type { Site } from "../design";
import { html, type Html } from "../../markup/html";
import { brand, footerFacts, headerAction, siteNav, smallPrint } from "../parts/frame";
import { chosenFor } from "../seeded";
import { heroVariant, nameIsHeadline, signLine } from "./variant";

/** The name as its sign: what it stands on differs by variant, what it says does not. */
export function sign(name: Html, site: Site): Html {
  const variant = heroVariant(site);
  const { plan } = site;
  const line = signLine(site);
  const trade = emblemTrade(plan);
  const board = html`<div class="sign-board">
${trade && (variant === "plate" || variant === "label") ? emblem(trade) : null}
${line && html`<p class="since">${line}</p>`}
${name}
${plan.business.tagline && html`<p class="tagline">${plan.business.tagline}</p>`}
</div>`;
  const flanked = trade && variant === "bill" ? html`${emblem(trade)}${board}${emblem(trade)}` : board;
  const isPainted = variant === "bill" && chosenFor(plan, "sign", [true, false]);
  return html`<div class="sign sign-${variant}${isPainted && " is-painted"}">${trade && variant === "label" && paper(trade)}${flanked}</div>${variant === "window" && awning(plan.business.name)}`;
}

/** Sign and navigation; where the sign is the headline of the page, navigation alone, with the logo if there is one. */
export function header(site: Site): Html {
  const nav = html`<div class="wrap bar">${siteNav(site)}${headerAction(site)}</div>`;
  return nameIsHeadline(site)
    ? html`<header class="site-header plain"><div class="wrap bar">${site.plan.logo && brand(site)}${siteNav(site)}${headerAction(site)}</div></header>`
    : html`<header class="site-header">${sign(brand(site), site)}${nav}</header>`;
}

export function footer(site: Site): Html {
  return html`<footer class="site-footer"><div class="wrap"><p class="footer-name">${site.plan.business.name}</p>${footerFacts(site)}${smallPrint(site)}</div></footer>`;
}
