import type { Design, Site } from "../design";
import { html, type Html } from "../../markup/html";
import { brand, footerFacts, headerAction, siteNav, smallPrint } from "../parts/frame";
import { THEMES } from "../themes";
import { bleeds, firstVariant } from "./hero-variant";
import { heroCss } from "./hero.css";
import { layoutCss } from "./layout.css";
import { listsCss } from "./lists.css";
import { sections } from "./sections";
import { storyCss } from "./story.css";

const header = (site: Site): Html =>
  html`<header class="site-header${bleeds(firstVariant(site)) && " on-field"}"><div class="wrap bar">${brand(site)}${siteNav(site)}${headerAction(site)}</div></header>`;

const footer = (site: Site): Html => html`<footer class="site-footer"><div class="wrap">${footerFacts(site)}
<p class="wordmark" aria-hidden="true">${site.plan.business.name}</p>
${smallPrint(site)}</div></footer>`;

/** Product page of a confident young company: oversized grotesque, a field of colour, unequal cells. */
export const reactLanding: Design = {
  ...THEMES["react-landing"],
  scale: { base: [17, 18], ratio: [1.23, 1.37] },
  css: [layoutCss, heroCss, listsCss, storyCss],
  sections,
  header,
  footer,
};
