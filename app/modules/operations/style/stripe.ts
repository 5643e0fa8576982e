import { z } from "zod";
import { look, lookSchema } from "./look";
import { queryAll, inside } from "../../cascade/query";

const schema = lookSchema.extend({ on: z.boolean().default(true) });
type Stripe = z.infer<typeof schema>;

const GROUND = "rgba(127, 127, 127, 0.14)";

/** Gives every other row of a table a ground of its own. */
export const stripe = look<Stripe>({
  name: "stripe",
  params: schema as z.ZodType<Stripe>,
  sets: () => ["background-color"],
  attempts: (_site, { on }) => [
    {
      rules: [{ selector: "& tr:nth-child(even)", declarations: { "background-color": on ? GROUND : "transparent" } }],
    },
    {
      rules: [{ selector: "& > :nth-child(even)", declarations: { "background-color": on ? GROUND : "transparent" } }],
    },
  ],
  says: ({ target, on }) => (on ? `I striped the rows of ${target.name}.` : `I took the stripes off ${target.name}.`),
  asks: () => "striped",
  seen: ({ node, after }, { on }, { page }) =>
    inside(page, queryAll(page, "tr:nth-child(even), :nth-child(even)"), node).some(
      (row) => (after("background-color", row) === GROUND) === on,
    ),
});
