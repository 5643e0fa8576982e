import { interpolate, formatHex } from "culori";
import { z } from "zod";
import { readColour, textOn } from "../../markup/contrast";
import { look, lookSchema } from "./look";
import { textRules } from "./paint";

const HEX = /^#[\da-f]{6}$/i;
const schema = lookSchema.extend({ from: z.string().regex(HEX), to: z.string().regex(HEX), words: z.string() });

/** Gives a ground that runs from one colour into another; its text stays readable. */
export const setGradient = look<z.infer<typeof schema>>({
  name: "set-gradient",
  params: schema,
  sets: () => ["background"],
  attempts(_site, { target, from, to }) {
    const middle = formatHex(interpolate([from, to], "oklab")(0.5));
    const fill = `linear-gradient(90deg, ${from}, ${to})`;
    const text = textRules(target, textOn(middle, readColour(middle).h));
    return ["", " !important"].map((end) => ({
      rules: [{ selector: "&", declarations: { background: `${fill}${end}` } }, ...text],
    }));
  },
  says: ({ target, words }) => `I gave ${target.name} a gradient ${words}.`,
  asks: ({ words }) => `a gradient ${words}`,
  seen: ({ after }, { from, to }) => after("background-image") === `linear-gradient(90deg, ${from}, ${to})`,
});
