import { z } from "zod";
import { computed } from "../../cascade/computed";
import type { Rule } from "../../cascade/designer-block";
import type { OpenedSite } from "../opened-site";
import { look, lookSchema } from "./look";
import { isMeant, WITHIN } from "./stick";
import { multiplied, scaledRules } from "./scaled-rules";

const schema = lookSchema.extend({
  side: z.enum(["width", "height", "font-size"]),
  /** A length such as `64px`; without it, it is multiplied. */
  length: z
    .string()
    .regex(/^\d+(?:\.\d+)?(?:px|rem|em|%|vh|vw|pt)$/)
    .optional(),
  factor: z.number().min(0.1).max(10).optional(),
  /** Letters only: in windows of this kind. */
  on: z.enum(["phones", "desks"]).optional(),
  words: z.string(),
});
type Measure = z.infer<typeof schema>;

const ROOM = ["padding-top", "padding-bottom", "min-height", "height"];
const WIDE = ["width", "max-width", "padding-left", "padding-right"];

/** Sets how wide, how tall or in which size something is: to a length, or to a share of what it is. */
export const setMeasure = look<Measure>({
  name: "set-measure",
  params: schema,
  sets: ({ side }) => (side === "font-size" ? [side] : side === "height" ? ROOM : WIDE),
  attempts(site, { side, length, factor = 1, target, on }) {
    if (on) return [{ rules: [lettersOn(site, target.nodes[0]!, on, factor)] }];
    if (length) return fixed(side, length).map((declarations) => ({ rules: [{ selector: "&", declarations }] }));
    const properties = side === "height" ? ROOM : side === "width" ? WIDE : [side];
    const rules = properties.flatMap((property) => scaledRules(site, target.nodes, property, factor));
    const now = computed(site, target.nodes[0]!, "max-width", 1280);
    const wide =
      side === "width" && now === "none" && factor < 1
        ? [{ selector: "&", declarations: { "max-width": `${Math.round(factor * 100)}%` } }]
        : [];
    return [{ rules: [...rules, ...wide] }];
  },
  own: (_property, value, { length, factor = 1 }) => (length ? null : multiplied(value, factor)),
  says: ({ target, words }) => `I made ${target.name} ${words}.`,
  asks: ({ words }) => words,
  seen({ before, after, width }, { side, length, factor = 1, on }) {
    if (on && !isMeant(on, { width })) return before(side) === after(side);
    if (length) return before(side) !== after(side) || matches(after(side), length);
    const properties = side === "height" ? ROOM : side === "width" ? WIDE : [side];
    return properties.some((property) => {
      const [was, is] = [Number.parseFloat(before(property)), Number.parseFloat(after(property))];
      return factor > 1 ? is > was * 1.02 : is < was * 0.98 || (Number.isNaN(was) && !Number.isNaN(is));
    });
  },
});

/** Letters of another size in windows of one kind. */
const lettersOn = (site: OpenedSite, node: number, on: "phones" | "desks", factor: number): Rule => ({
  selector: "&",
  within: WITHIN[on],
  declarations: {
    "font-size": `${multiplied(computed(site, node, "font-size", on === "phones" ? 390 : 1280), factor)} !important`,
  },
});

const matches = (value: string, length: string) => Math.abs(Number.parseFloat(value) - Number.parseFloat(length)) < 0.5;

/** Pictures keep their shape, and nothing is wider than its place. */
function fixed(side: Measure["side"], length: string): Record<string, string>[] {
  const shape = side === "font-size" ? {} : { [side === "width" ? "height" : "width"]: "auto" };
  const room: Record<string, string> =
    side === "width" ? { "max-width": "100%" } : side === "height" ? { "min-height": "0", "max-height": "none" } : {};
  return [
    { [side]: length, ...(side === "width" ? shape : {}), ...room },
    { [side]: `${length} !important`, ...room },
  ];
}
