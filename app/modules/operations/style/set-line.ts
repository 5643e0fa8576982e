import { z } from "zod";
import { computed } from "../../cascade/computed";
import { look, lookSchema } from "./look";

const schema = lookSchema.extend({
  property: z.enum(["line-height", "letter-spacing"]),
  /** A number or a length; without it, one step more or less. */
  value: z.string().max(20).optional(),
  more: z.boolean().default(true),
});
type Line = z.infer<typeof schema>;

const NAMES = { "line-height": "line spacing", "letter-spacing": "letter spacing" } as const;

/** The room between the lines of a text, or between its letters. */
export const setLine = look<Line>({
  name: "set-line",
  params: schema as z.ZodType<Line>,
  sets: ({ property }) => [property],
  attempts: (site, params) => {
    const value =
      params.value ??
      stepped(params, computed(site, params.target.nodes[0]!, params.property, 1280), sizeAt(site, params));
    const inner = params.target.region
      ? [{ selector: "& :is(p, li, dd, td, blockquote)", declarations: { [params.property]: value } }]
      : [];
    return ["", " !important"].map((end) => ({
      rules: [{ selector: "&", declarations: { [params.property]: `${value}${end}` } }, ...inner],
    }));
  },
  says: ({ target, property, value, more }) =>
    `I gave ${target.name} ${value ? `a ${NAMES[property]} of ${value}` : `${more ? "more" : "less"} ${NAMES[property]}`}.`,
  asks: ({ property, more }) => `${more ? "more" : "less"} ${NAMES[property]}`,
  seen({ before, after }, { property, value, more }) {
    const [was, is] = [lengthOf(before(property), before("font-size")), lengthOf(after(property), after("font-size"))];
    if (value === undefined) return more ? is > was : is < was;
    return Math.abs(is - lengthOf(value, after("font-size"))) < 0.5;
  },
});

const sizeAt = (site: Parameters<typeof computed>[0], { target }: Line) =>
  computed(site, target.nodes[0]!, "font-size", 1280);

/** In pixels; a plain number is of the size of type. */
function lengthOf(value: string, size: string): number {
  const [number, font] = [Number.parseFloat(value), Number.parseFloat(size)];
  if (value === "normal") return 0;
  return /px$/.test(value) ? number : /rem$/.test(value) ? number * 16 : number * font;
}

function stepped({ property, more }: Line, now: string, size: string): string {
  const share =
    now === "normal" ? (property === "line-height" ? 1.2 : 0) : lengthOf(now, size) / Number.parseFloat(size);
  if (property === "letter-spacing") return `${Number((share + (more ? 0.06 : -0.04)).toFixed(3))}em`;
  return String(Number((more ? Math.max(share * 1.2, 1.5) : Math.max(1, share / 1.2)).toFixed(2)));
}
