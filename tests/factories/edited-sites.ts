import { TEMPLATES } from "~/modules/site/choices";
import type { WebsiteCode } from "~/modules/site/website-code";
import { renderSite } from "~/modules/templates/render-site";
import { BRIEF_PLANS } from "./brief-plans";
import { FOREIGN_DOCUMENTS } from "./foreign-documents";
import { picturePlan } from "./gallery-plans";

const PLANS = { bakery: BRIEF_PLANS.bakery!, physiotherapy: BRIEF_PLANS.physiotherapy!, pictures: picturePlan };

const generated = TEMPLATES.flatMap((template) =>
  Object.entries(PLANS).map(([name, plan]): [string, WebsiteCode] => [
    `${name} in ${template}`,
    renderSite(plan(template)),
  ]),
);

/** Websites to edit, by name: twelve of ours (four templates, three plans) and six from elsewhere. */
export const EDITED_SITES: Record<string, WebsiteCode> = { ...Object.fromEntries(generated), ...FOREIGN_DOCUMENTS };
