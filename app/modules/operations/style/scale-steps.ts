import { z } from "zod";
import { tokenOf } from "../../cascade/cascade";
import { queryAll } from "../../cascade/query";
import type { Rule } from "../../cascade/designer-block";
import type { OpenedSite } from "../opened-site";
import { look, lookSchema } from "./look";
import { multiplied, scaledRules } from "./scaled-rules";

const schema = lookSchema.extend({
  factor: z.number().min(0.1).max(10),
  /** How it is said: 'a bit bigger'. */
  words: z.string(),
});
type Scale = z.infer<typeof schema>;

/** Our sites take sizes and room from steps on the root; those of headlines stay. */
const TEXT_STEPS = [-2, -1, 0, 1, 2, 3].map((step) => `--step-${step}`);
const ROOM_STEPS = [3, 4, 5, 6, 7, 8, 9].map((step) => `--space-${step}`);
const ROOM = ["padding-top", "padding-bottom"];

function stepRules(site: OpenedSite, steps: string[], factor: number): Rule[] {
  const values = steps.flatMap((name) => {
    const value = tokenOf(site, name);
    return value ? [[name, multiplied(value, factor)] as const] : [];
  });
  return values.length > 0 ? [{ selector: ":root", declarations: Object.fromEntries(values) }] : [];
}

/** What texts inherit, where they have no sizes of their own. */
const bodyRules = (site: OpenedSite, factor: number): Rule[] =>
  scaledRules(site, queryAll(site.page, "body"), "font-size", factor).map((rule) => ({
    ...rule,
    selector: rule.selector.replace("&", "body"),
  }));

const goes = (before: string, after: string, factor: number): boolean => {
  const [was, is] = [before, after].map((value) => Number.parseFloat(value) || 0) as [number, number];
  return factor > 1 ? is > was * 1.02 : is < was * 0.98;
};

/** Makes all running text of a page bigger or smaller; the target is its texts. */
export const scaleText = look<Scale>({
  name: "scale-text",
  params: schema,
  sets: () => ["font-size"],
  attempts: (site, { target, factor }) => [
    { rules: stepRules(site, TEXT_STEPS, factor) },
    { rules: bodyRules(site, factor) },
    { rules: scaledRules(site, target.nodes, "font-size", factor) },
  ],
  own: (_property, value, { factor }) => multiplied(value, factor),
  says: ({ words }) => `I made the text ${words}.`,
  asks: ({ words }) => words,
  // Figures and sayings that are set as large as headlines keep their size.
  share: 0.8,
  seen: ({ before, after }, { factor }) => goes(before("font-size"), after("font-size"), factor),
});

/** Gives a page more or less room everywhere; the target is its sections. */
export const scaleRoom = look<Scale>({
  name: "scale-room",
  params: schema,
  sets: () => ROOM,
  attempts: (site, { target, factor }) => [
    { rules: stepRules(site, ROOM_STEPS, factor) },
    { rules: ROOM.flatMap((property) => scaledRules(site, target.nodes, property, factor)) },
  ],
  own: (_property, value, { factor }) => multiplied(value, factor),
  says: ({ factor }) => `I gave the page ${factor > 1 ? "more" : "less"} space.`,
  asks: ({ factor }) => `${factor > 1 ? "more" : "less"} space`,
  share: 0,
  seen: ({ before, after }, { factor }) => ROOM.some((property) => goes(before(property), after(property), factor)),
});
