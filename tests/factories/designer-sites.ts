import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { bakery, ceramicsShop, lettingAgent, physiotherapy } from "~/modules/generation/demo-briefs";
import type { WebsiteCode } from "~/modules/site/website-code";
import { renderSite } from "~/modules/templates/render-site";
import { fullPlan } from "./full-plan";
import { gymPage } from "./gym-page";

/** Websites that are changed by request: four of our designs, one with every kind of section, one that is not ours. */
export const DESIGNER_SITES = {
  bakery: renderSite(planFor(bakery)),
  ceramics: renderSite(planFor(ceramicsShop)),
  letting: renderSite(planFor(lettingAgent)),
  physio: renderSite(planFor(physiotherapy)),
  full: renderSite(fullPlan("classic")),
  gym: gymPage,
} satisfies Record<string, WebsiteCode>;
export type DesignerSite = keyof typeof DESIGNER_SITES;
