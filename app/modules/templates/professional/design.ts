import type { Design, Site } from "../design";
import { html, type Html } from "../html";
import { brand, footerFacts, headerAction, siteNav, smallPrint } from "../parts/frame";
import { THEMES } from "../themes";
import { heroCss } from "./hero.css";
import { layoutCss } from "./layout.css";
import { listsCss } from "./lists.css";
import { sections } from "./sections";
import { storyCss } from "./story.css";

const header = (site: Site): Html =>
  html`<header class="site-header"><div class="wrap bar">${brand(site)}${siteNav(site)}${headerAction(site)}</div></header>`;

const footer = (site: Site): Html => html`<footer class="site-footer"><div class="wrap"><p class="footer-name">${site.plan.business.name}</p>${footerFacts(site)}${smallPrint(site)}</div></footer>`;

/** Annual report of a firm one would trust: strict grid, thin rules, numbered parts, figures in columns. */
export const professional: Design = {
  ...THEMES.professional,
  scale: { base: [16.5, 17], ratio: [1.19, 1.29] },
  css: [layoutCss, heroCss, listsCss, storyCss],
  sections,
  header,
  footer,
};
