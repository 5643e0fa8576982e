import { z } from "zod";
import { EDITOR_FONTS, plainSetting, type EditorFont } from "../../editing/editor-fonts";
import { facesOf, insertedFaces } from "../../editing/font-files";
import { setFont as setWholeFont } from "../../editing/theme";
import { done } from "../outcome";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { look, lookSchema } from "./look";

const font = z.enum(EDITOR_FONTS);
const schema = lookSchema.extend({ font });

/** Sets texts in one of the fonts that the editor has, whose files the website then brings along. */
export const setFont = look<z.infer<typeof schema>>({
  name: "set-font",
  params: schema,
  sets: () => ["font-family"],
  attempts: (site, params) => {
    const { text } = plainSetting(params.font);
    return ["", " !important"].map((end) => ({
      rules: [{ selector: "&", declarations: { "font-family": `${text}${end}` } }],
      splices: faces(site, params.font),
    }));
  },
  says: (params) => `I set ${params.target.name} in ${params.font}.`,
  asks: (params) => `in ${params.font}`,
  seen: ({ after }, params) => after("font-family").replace(/["']/g, "").startsWith(params.font),
});

const wholeSchema = z.object({ font });

/** Sets the whole website in a font. */
export const setSiteFont = operation<z.infer<typeof wholeSchema>>({
  name: "set-site-font",
  params: wholeSchema,
  touches: () => "page",
  run: (site, params) => done(`I set the site in ${params.font}.`, [setWholeFont(site.code, params.font, "built-in")]),
  holds: (_before, after, params) => setWholeFont(after.code, params.font, "built-in") === null,
});

/** The files of a font that the site does not load yet. */
function faces({ code }: OpenedSite, name: EditorFont) {
  const { uses } = plainSetting(name);
  if (uses.length === 0 || code.css.includes(`font-family: "${name}";`)) return [];
  return insertedFaces(code.css, facesOf(code, uses));
}
