import { contactFormScript } from "../contact-form/form-script";
import type { TemplateId } from "../site/choices";
import type { WebsiteCode } from "../site/website-code";
import type { SitePlan } from "../site/site-plan";
import { classic } from "./classic/design";
import { buildPalette } from "./colour/palette";
import type { Design } from "./design";
import { eastAsianSubsets } from "./east-asian.server";
import { modern } from "./modern/design";
import { page } from "./page";
import { professional } from "./professional/design";
import { reactLanding } from "./react-landing/design";
import { siteScript } from "./script";
import { stylesheet } from "./stylesheet";
import { subsetsFor } from "./subsets";

const DESIGNS: Record<TemplateId, Design> = { "react-landing": reactLanding, modern, professional, classic };

/**
 * Turns a plan into a website: a whole document, its stylesheet and its script. Pure: the same plan gives the same
 * bytes. The page asks for `styles.css`, `script.js`, `assets/fonts/…` and the plan's own images, nothing else.
 */
export function renderSite(plan: SitePlan): WebsiteCode {
  const design = DESIGNS[plan.theme.template];
  const texts = JSON.stringify([plan.meta, plan.business, plan.nav, plan.sections, plan.words]);
  const subsets = [...subsetsFor(texts), ...eastAsianSubsets(texts)];
  const { bg } = buildPalette(plan.theme.primary, plan.theme.mode, design.tone);
  return {
    html: page(plan, design, subsets, bg),
    css: stylesheet(plan, design, subsets),
    javascript: `${siteScript}\n${contactFormScript}\n`,
  };
}
