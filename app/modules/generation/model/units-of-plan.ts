import { withoutTags } from "~/lib/without-tags";
import type { ModelPlan } from "./model-plan";

/** Block ends in html, at which one statement ends and another begins. */
const BLOCK_END = /<\/(?:p|li|tr|dd|h\d|div|td|figcaption)\s*>/i;

/** Everything that a plan says, one statement each. */
export function unitsOf({ headline, lead, tagline, sections }: ModelPlan): string[] {
  const said = sections.flatMap(({ intro, items, paragraphs, html }) => [
    intro,
    ...paragraphs,
    ...items.map(({ name, detail, value }) => `${name} ${detail} ${value}`),
    ...html.split(BLOCK_END).map((block) => withoutTags(block)),
  ]);
  return [headline, lead, tagline, ...said];
}
