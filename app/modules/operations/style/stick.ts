import { z } from "zod";
import { computed } from "../../cascade/computed";
import { look, lookSchema, type Seen } from "./look";

const schema = lookSchema.extend({
  edge: z.enum(["top", "bottom"]),
  on: z.enum(["phones", "desks", "all"]).default("all"),
  /** Lets it go again. */
  loose: z.boolean().optional(),
});
type Stick = z.infer<typeof schema>;

/** Heads of at-rules for the windows that are meant. */
export const WITHIN = { phones: "@media (width < 48rem)", desks: "@media (width >= 48rem)", all: "" } as const;
export const isMeant = (on: keyof typeof WITHIN, { width }: Pick<Seen, "width">) =>
  on === "all" || (on === "phones") === width < 768;

/** Keeps something in sight while a visitor scrolls. */
export const stick = look<Stick>({
  name: "stick",
  params: schema as z.ZodType<Stick>,
  sets: ({ edge }) => ["position", edge],
  attempts(site, { edge, on, loose, target }) {
    const within = WITHIN[on];
    if (loose) return [{ rules: [{ selector: "&", within, declarations: { position: "static" } }] }];
    const bare = computed(site, target.nodes[0]!, "background-color", 1280).includes("rgba(0, 0, 0, 0)");
    const ground = site.code.css.includes("--color-bg:") ? "var(--color-bg)" : "#ffffff";
    const base = { "z-index": "30", ...(edge === "top" && bare && { background: ground }) };
    const fixed = {
      position: "fixed",
      bottom: "0",
      "inset-inline": "0",
      "border-radius": "0",
      "text-align": "center",
      ...base,
    };
    const sticky = { position: "sticky", [edge]: "0", ...base };
    const declarations = edge === "bottom" ? fixed : sticky;
    return [{ rules: [{ selector: "&", within, declarations }] }];
  },
  says: ({ target, edge, on, loose }) =>
    loose
      ? `I let ${target.name} scroll away with the page.`
      : `I made ${target.name} stay at the ${edge} while one scrolls${on === "all" ? "" : ` on ${on}`}.`,
  asks: () => "sticky",
  seen: (seen, { edge, on, loose }) =>
    !isMeant(on, seen) ||
    (loose
      ? seen.after("position") === "static"
      : /sticky|fixed/.test(seen.after("position")) && seen.after(edge) === "0px"),
});
