import type { Design, Site } from "../design";
import { html, type Html } from "../../markup/html";
import { brand, footerFacts, headerAction, siteNav, smallPrint } from "../parts/frame";
import { THEMES } from "../themes";
import { heroCss } from "./hero.css";
import { layoutCss } from "./layout.css";
import { listsCss } from "./lists.css";
import { sections } from "./sections";
import { storyCss } from "./story.css";

const header = (site: Site): Html =>
  html`<header class="site-header"><div class="bar">${brand(site)}${siteNav(site)}${headerAction(site)}</div></header>`;

const footer = (site: Site): Html =>
  html`<footer class="site-footer"><div class="wrap">${footerFacts(site)}${smallPrint(site)}</div></footer>`;

/** Gallery wall: light type, small labels, an off-centre axis, one large picture or colour illustration. */
export const modern: Design = {
  ...THEMES.modern,
  scale: { base: [17, 18], ratio: [1.21, 1.34] },
  css: [layoutCss, heroCss, listsCss, storyCss],
  sections,
  header,
  footer,
};
