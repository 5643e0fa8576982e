import { contactFormScript } from "../contact-form/form-script";
import type { WebsiteCode } from "../site/website-code";
import type { SitePlan } from "../site/site-plan";
import { buildPalette } from "./colour/palette";
import { DESIGNS } from "./designs";
import { eastAsianSubsets } from "./east-asian.server";
import { page } from "./page";
import { siteScript } from "./script";
import { stylesheet } from "./stylesheet";
import { subsetsFor } from "./subsets";

/**
 * Turns a plan into a website: a whole document, its stylesheet and its script. Pure: the same plan gives the same
 * bytes. The page asks for `styles.css`, `script.js`, `assets/fonts/…` and the plan's own images, nothing else.
 */
export function renderSite(plan: SitePlan): WebsiteCode {
  const design = DESIGNS[plan.theme.template];
  const texts = JSON.stringify([plan.meta, plan.business, plan.nav, plan.sections, plan.words]);
  const subsets = [...subsetsFor(texts), ...eastAsianSubsets(texts)];
  const { bg } = buildPalette(plan.theme.primary, plan.theme.mode, design.tone, plan.theme.colours);
  return {
    html: page(plan, design, subsets, bg),
    css: stylesheet(plan, design, subsets),
    javascript: `${siteScript}\n${contactFormScript}\n`,
  };
}
