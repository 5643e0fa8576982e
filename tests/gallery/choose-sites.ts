import { planFor } from "~/modules/generation/built-in/built-in-designer";
import type { Brief, SiteImage } from "~/modules/site/brief";
import { INDUSTRIES, TEMPLATES, type TemplateId } from "~/modules/site/choices";
import type { SitePlan } from "~/modules/site/site-plan";
import { LANGUAGE_BRIEFS, SHORT_LANGUAGE_BRIEFS } from "../cases/language-briefs";
import { PROSE_CASES, RICH_CASES, SHORT_CASES, SITE_CASES, type SiteCase } from "../cases/site-briefs";
import { BRIEF_PLANS } from "../factories/brief-plans";
import { GALLERY_PLANS } from "../factories/gallery-plans";

/** A site of the gallery, before it is drawn. */
export interface GallerySite {
  name: string;
  plan: SitePlan;
  /** What its owner wrote; nothing where a test wrote the plan. */
  said: string;
  /** Its owner's own pictures, by their paths in the site; others are drawn. */
  pictures?: Map<string, Uint8Array>;
}

/** What the command line asks for. */
export interface Wanted {
  all?: boolean;
  template?: string;
  /** A business' name, or a part of it. */
  name?: string;
  photos?: boolean;
  /** The businesses of the languages of pages instead of the exam's. */
  languages?: boolean;
}

const KINDS = [RICH_CASES, PROSE_CASES, SHORT_CASES];

/** One business for each template and industry: 24, of which eight are rich, eight in prose and eight short. */
const CHOSEN_CASES: SiteCase[] = TEMPLATES.flatMap((template, row) =>
  INDUSTRIES.map(
    (industry, column) =>
      KINDS[(row + column) % KINDS.length]!.find(
        ({ brief }) => brief.template === template && brief.industry === industry,
      )!,
  ),
);

const inTemplates = (briefs: Record<string, Brief>, kind: string, from: number) =>
  Object.entries(briefs).map(([lang, each], at) => ({
    name: `${lang}-${kind}`,
    brief: { ...each, template: TEMPLATES[(at + from) % TEMPLATES.length]! },
  }));

/** Two businesses of each language, in different templates. */
const LANGUAGE_CASES: Pick<SiteCase, "name" | "brief">[] = [
  ...inTemplates(LANGUAGE_BRIEFS, "rich", 0),
  ...inTemplates(SHORT_LANGUAGE_BRIEFS, "short", 2),
];

/** All that an owner said of a business. */
export const saidIn = ({ projectTitle, designBrief, documentText }: Brief) =>
  [projectTitle, designBrief, documentText].join("\n");

/**
 * The businesses that are asked for; those of a name are looked for among all. `photos` are the pictures that each
 * gets.
 */
export function chooseSites({ all, template, name, languages }: Wanted, photos: SiteImage[]): GallerySite[] {
  const cases = languages ? LANGUAGE_CASES : all || name ? SITE_CASES : CHOSEN_CASES;
  return cases
    .filter(({ brief, ...each }) => (!template || brief.template === template) && (!name || each.name.includes(name)))
    .map(({ brief, ...each }) => ({
      name: each.name,
      plan: planFor({ ...brief, images: photos }),
      said: saidIn(brief),
    }));
}

/** Plans of the tests and the demonstration briefs in each template, by name; `briefs` are the latter. */
export function choosePlans(template: string, wanted?: string): GallerySite[] {
  const plans = Object.entries({ ...GALLERY_PLANS, ...BRIEF_PLANS }).filter(
    ([id]) => !wanted || id === wanted || (wanted === "briefs" && id in BRIEF_PLANS),
  );
  const templates: TemplateId[] = TEMPLATES.filter((id) => template === "all" || id === template);
  return templates.flatMap((id) =>
    plans.map(([name, makePlan]) => ({ name: `${id}-${name}`, plan: makePlan(id), said: "" })),
  );
}
