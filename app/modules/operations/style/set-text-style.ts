import { z } from "zod";
import { look, lookSchema } from "./look";

/** Looks of text that are a value and nothing more. Synthesis, because a site may load only one weight and no italics. */
const STYLES = {
  bold: { words: "bold", property: "font-weight", value: "700", also: { "font-synthesis": "weight style" } },
  regular: { words: "less bold", property: "font-weight", value: "400", also: {} },
  italic: { words: "italic", property: "font-style", value: "italic", also: { "font-synthesis": "weight style" } },
  upright: { words: "upright", property: "font-style", value: "normal", also: {} },
  underlined: { words: "underlined", property: "text-decoration-line", value: "underline", also: {} },
  "not-underlined": { words: "not underlined", property: "text-decoration-line", value: "none", also: {} },
  uppercase: { words: "all capitals", property: "text-transform", value: "uppercase", also: {} },
  lowercase: { words: "all lower case", property: "text-transform", value: "lowercase", also: {} },
  capitalised: { words: "capitalised", property: "text-transform", value: "capitalize", also: {} },
  "normal-case": { words: "normally cased", property: "text-transform", value: "none", also: {} },
} as const;

export type TextStyle = keyof typeof STYLES;

const schema = lookSchema.extend({ style: z.enum(Object.keys(STYLES) as [TextStyle, ...TextStyle[]]) });

/** Sets text bold, in italics, in capitals, underlined, or takes that away. */
export const setTextStyle = look<z.infer<typeof schema>>({
  name: "set-text-style",
  params: schema,
  sets: ({ style }) => [STYLES[style].property],
  attempts: (_site, { style }) => {
    const { property, value, also } = STYLES[style];
    return ["", " !important"].map((end) => ({
      rules: [{ selector: "&", declarations: { [property]: `${value}${end}`, ...also } }],
    }));
  },
  says: ({ target, style }) => `I made ${target.name} ${STYLES[style].words}.`,
  asks: ({ style }) => STYLES[style].words,
  seen: ({ after }, { style }) => after(STYLES[style].property) === STYLES[style].value,
});
