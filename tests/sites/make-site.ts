import { withoutPlaceholders } from "~/modules/markup/placeholders";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { SitePlan } from "~/modules/site/site-plan";
import { formWords } from "~/published/form-words";
import { renderSite } from "~/modules/templates/render-site";
import type { SiteCase } from "../cases/site-briefs";
import { ownText } from "./page-text";
import { shinglesOf } from "./shingles";

export interface MadeSite {
  plan: SitePlan;
  code: WebsiteCode;
}

/** A business' site as the built-in designer makes it and visitors see it. */
export function makeSite({ brief }: SiteCase): MadeSite {
  const plan = planFor(brief);
  return { plan, code: withoutPlaceholders(renderSite(plan)) };
}

/** The shingles of what a site's page says of its own. */
export function ownShingles(html: string, { words, meta, nav }: SitePlan): Set<string> {
  const labels = nav.map(({ label }) => label);
  return shinglesOf(ownText(html, [...Object.values(words), ...Object.values(formWords(meta.lang)), ...labels]));
}
