import { z } from "zod";
import { EDITOR_FONTS, plainSetting, type EditorFont } from "../../editing/editor-fonts";
import { facesOf, insertedFaces } from "../../editing/font-files";
import { setFont as setWholeFont } from "../../editing/theme";
import { done } from "../outcome";
import { operation } from "../operation";
import { computed } from "../../cascade/computed";
import { queryAll } from "../../cascade/query";
import { tokenOf } from "../../cascade/cascade";
import type { CodeSplice } from "../../markup/edit";
import { tokenRule, valueSplices } from "../../markup/stylesheets";
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

const wholeSchema = z.object({
  font,
  /** All of it, or what is read besides headings, where a design has a font for those. */
  part: z.enum(["all", "text"]),
});

/** Sets the whole website in a font. */
export const setSiteFont = operation<z.infer<typeof wholeSchema>>({
  name: "set-site-font",
  params: wholeSchema,
  touches: () => "page",
  run(site, params) {
    const text = params.part === "text" ? textFont(site, params.font) : null;
    if (text) return { message: `I set the text in ${params.font}.`, splices: text };
    const edit = setWholeFont(site.code, params.font, "built-in");
    const message = `I set the site in ${params.font}.`;
    return edit ? done(message, [edit]) : { message, splices: headingsFollow(site) };
  },
  holds: (_before, after, { font: name, part }) =>
    queryAll(after.page, part === "all" ? "body, h1, h2" : "body").every((node) =>
      computed(after, node, "font-family", 1280).replace(/["']/g, "").startsWith(name),
    ),
});

/** A design that has its own font for headings may look set already: then they are set in that of its text. */
function headingsFollow(site: OpenedSite): CodeSplice[] {
  const [rule, text] = [tokenRule(site.code.css), tokenOf(site, "--font-text")];
  const isApart = rule && text !== null && tokenOf(site, "--font-display") !== text;
  return isApart ? valueSplices(rule, { "--font-display": text }) : [];
}

/** The token that text is set in, where the site has one: the editor's own choice of a font changes it again. */
function textFont(site: OpenedSite, name: EditorFont): CodeSplice[] | null {
  const { text } = plainSetting(name);
  const rule = tokenRule(site.code.css);
  if (!rule || tokenOf(site, "--font-text") === null) return null;
  if (tokenOf(site, "--font-text") === text) return [];
  return [...faces(site, name), ...valueSplices(rule, { "--font-text": text })];
}

/** The files of a font that the site does not load yet. */
function faces({ code }: OpenedSite, name: EditorFont) {
  const { uses } = plainSetting(name);
  if (uses.length === 0 || code.css.includes(`font-family: "${name}";`)) return [];
  return insertedFaces(code.css, facesOf(code, uses));
}
