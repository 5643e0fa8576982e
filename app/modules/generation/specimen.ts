import { withoutPlaceholders } from "../markup/placeholders";
import type { Brief } from "../site/brief";
import { renderSite } from "../templates/render-site";
import { planFor } from "./built-in/built-in-designer";

/** A look at a website before it is made: its page as one document, and what it is set in. */
export interface Specimen {
  page: string;
  color: string;
  font: string;
}

/** What came of drawing one. */
export type Drawn = Specimen | "failed";

/**
 * The website that our own designer would make of a brief, as visitors see it and as one document without script. Its
 * files are in the folder `assets`; where it has none yet, fonts come from the demo of the same template, which has
 * them all.
 */
export function specimenOf(given: Brief, assets = `/template-demo/${given.template}/assets`): Specimen {
  const plan = planFor(given);
  const { html, css } = withoutPlaceholders(renderSite(plan));
  const style = css.replaceAll('url("assets/', `url("${assets}/`).replaceAll("</", "<\\/");
  const page = html
    .replace(/<link rel="preload"[^>]*>\n/, "")
    .replace('<link rel="stylesheet" href="styles.css">', () => `<style>${style}</style>`)
    .replace('<script src="script.js" defer></script>', "");
  return { page, color: plan.theme.primary, font: plan.theme.font };
}
