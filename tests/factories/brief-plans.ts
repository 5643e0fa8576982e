import { planFor } from "~/modules/generation/built-in/built-in-designer";
import type { TemplateId } from "~/modules/site/choices";
import { briefs } from "~/modules/generation/demo-briefs";
import type { SitePlan } from "~/modules/site/site-plan";

/** The demonstration briefs as the built-in designer plans them, by name, in any template. */
export const BRIEF_PLANS: Record<string, (template: TemplateId) => SitePlan> = Object.fromEntries(
  Object.entries(briefs).map(([name, brief]) => [name, (template: TemplateId) => planFor({ ...brief, template })]),
);
