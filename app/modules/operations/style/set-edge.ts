import { z } from "zod";
import { look, lookSchema } from "./look";

const schema = lookSchema.extend({
  edge: z.enum(["corners", "shadow", "border"]),
  /** A length for corners, a colour and strength for the others; `none` takes it away. */
  value: z.string().min(1).max(80),
  /** How it is said: 'rounded', 'a soft shadow'. */
  words: z.string(),
});
type Edge = z.infer<typeof schema>;

const PROPERTIES = { corners: "border-radius", shadow: "box-shadow", border: "border" } as const;
const SEEN = { corners: "border-top-left-radius", shadow: "box-shadow", border: "border-top-style" } as const;

/** Gives parts of a page corners, a shadow or a border, or takes them away. */
export const setEdge = look<Edge>({
  name: "set-edge",
  params: schema,
  sets: ({ edge }) => [PROPERTIES[edge]],
  attempts: (_site, { edge, value }) =>
    ["", " !important"].map((end) => ({
      rules: [{ selector: "&", declarations: { [PROPERTIES[edge]]: `${value}${end}` } }],
    })),
  says: ({ target, edge, words }) =>
    edge === "corners" ? `I made the corners of ${target.name} ${words}.` : `I gave ${target.name} ${words}.`,
  asks: ({ words }) => words,
  seen({ before, after }, { edge, value }) {
    const property = SEEN[edge];
    if (edge === "border")
      return value === "none"
        ? after(property) === "none"
        : value.includes(after(property)) && after("border-top-width") !== "0px";
    if (edge === "shadow") return after(property) === value;
    return after(property) === before(property)
      ? sameLength(after(property), value)
      : sameLength(after(property), value) || /%|em/.test(value);
  },
});

const sameLength = (one: string, other: string) => Number.parseFloat(one) === Number.parseFloat(other);
