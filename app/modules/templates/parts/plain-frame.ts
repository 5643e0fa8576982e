import type { Site } from "../design";
import { html, type Html } from "../../markup/html";
import { brand, footerFacts, headerAction, siteNav, smallPrint } from "./frame";

export function barHeader(site: Site): Html {
  return html`<header class="site-header"><div class="wrap bar">${brand(site)}${siteNav(site)}${headerAction(site)}</div></header>`;
}

export function factsFooter(site: Site): Html {
  return html`<footer class="site-footer"><div class="wrap">${footerFacts(site)}${smallPrint(site)}</div></footer>`;
}
