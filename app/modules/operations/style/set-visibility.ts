import { z } from "zod";
import { look, lookSchema } from "./look";
import { isMeant, WITHIN } from "./stick";

const schema = lookSchema.extend({ shown: z.boolean(), on: z.enum(["phones", "desks", "all"]) });
type Visibility = z.infer<typeof schema>;

const WHERE = { phones: " on phones", desks: " on desktops", all: "" } as const;

/** Hides parts of a page on phones, on desks or everywhere, and shows them again. */
export const setVisibility = look<Visibility>({
  name: "set-visibility",
  params: schema,
  sets: () => ["display"],
  attempts: (_site, { shown, on }) =>
    shown
      ? ["revert-layer", "block"].map((display) => ({
          rules: [{ selector: "&", within: WITHIN[on], declarations: { display: `${display} !important` } }],
        }))
      : [{ rules: [{ selector: "&", within: WITHIN[on], declarations: { display: "none !important" } }] }],
  says: ({ target, shown, on }) => `I ${shown ? "show" : "hid"} ${target.name}${WHERE[on]}${shown ? " again" : ""}.`,
  asks: ({ shown }) => (shown ? "visible" : "hidden"),
  seen: (seen, { shown, on }) =>
    isMeant(on, seen)
      ? (seen.after("display") === "none") !== shown
      : (seen.after("display") === "none") === (seen.before("display") === "none"),
});
