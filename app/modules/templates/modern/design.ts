import type { Design, Site } from "../design";
import { html, type Html } from "../html";
import { brand, footerFacts, headerAction, siteNav, smallPrint } from "../parts/frame";
import { chosenFont } from "../typography";
import { heroCss } from "./hero.css";
import { layoutCss } from "./layout.css";
import { listsCss } from "./lists.css";
import { sections } from "./sections";
import { storyCss } from "./story.css";

const header = (site: Site): Html =>
  html`<header class="site-header"><div class="bar">${brand(site)}${siteNav(site)}${headerAction(site)}</div></header>`;

const footer = (site: Site): Html =>
  html`<footer class="site-footer"><div class="wrap">${footerFacts(site)}${smallPrint(site)}</div></footer>`;

/** Gallery wall: light type, small labels, an off-centre axis, one large picture or colour study. */
export const modern: Design = {
  tone: { lightness: 0.978, chroma: 0.008 },
  scale: { base: [17, 18], ratio: [1.21, 1.34] },
  typography: (font) => chosenFont(font, { text: 400, strong: 400, display: 300 }, 400),
  css: [layoutCss, heroCss, listsCss, storyCss],
  sections,
  header,
  footer,
};
