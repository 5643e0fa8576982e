import type { Edit } from "../../../markup/edit";
import { plainSetting } from "../../../editing/editor-fonts";
import { facesOf, insertedFaces } from "../../../editing/font-files";
import { tokenRule, valueSplices } from "../../../markup/stylesheets";
import { EDITOR_FONTS, setFont, type EditorFont } from "../../../editing/theme";
import { tokenOf } from "../../../cascade/cascade";
import { asEdit } from "../../../operations/as-edit";
import { quoted, listed } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { isOneSlipAway } from "../../../language/typos";
import type { StyleWish, StyleReader } from "./style-wish";
import type { StyleChange, StyleTarget } from "../../../operations/style/style-change";

const KINDS: [RegExp, EditorFont][] = [
  [/^(?:an? )?(?:elegant |classic |classical )?serif(?: font| typeface)?$/, "Playfair Display"],
  [/^(?:an? )?(?:modern |clean |simple |plain )?sans(?:[- ]serif)?(?: font| typeface)?$/, "Inter"],
];

/** 'Lato', 'the font Open Sans', 'a serif font'. */
export const readFont: StyleReader = (phrase, facet) => {
  const bare = phrase
    .replace(/"/g, "")
    .replace(/^(?:the |a )?(?:font |typeface )?(?:called |named )?/i, "")
    .replace(/ (?:font|typeface)$/i, "")
    .trim();
  const font =
    EDITOR_FONTS.find((name) => name.toLowerCase() === bare.toLowerCase()) ??
    slipped(bare) ??
    KINDS.find(([pattern]) => pattern.test(phrase.toLowerCase()))?.[1];
  if (font) return { words: font, facet: "font", alone: true, change: (site, target) => setIn(site, target, font) };
  return facet === "font" && /^[A-Z"]/.test(phrase) ? unknown(bare) : null;
};

const slipped = (name: string) =>
  EDITOR_FONTS.find((font) => name.length > 3 && isOneSlipAway(font.toLowerCase(), name.toLowerCase()));

function setIn(site: OpenedSite, target: StyleTarget, font: EditorFont): StyleChange {
  if (target.whole) return setEverywhere(site, font);
  const { text } = plainSetting(font);
  const edits = [faces(site, font)];
  if (target.name !== "the text") return { edits, rules: [{ selector: "&", declarations: { "font-family": text } }] };
  const token = setToken(site, "--font-text", text);
  return token ? { edits: [...edits, token] } : setEverywhere(site, font);
}

/** A token where it stands: the editor's own choice of a font changes it again. */
function setToken({ code }: OpenedSite, name: string, value: string): Edit | null {
  const rule = tokenRule(code.css);
  const splices = rule ? valueSplices(rule, { [name]: value }) : [];
  return splices.length > 0 ? asEdit(splices) : null;
}

/** A design that has its own font for headings may look set already: then the headings follow. */
function setEverywhere(site: OpenedSite, font: EditorFont): StyleChange {
  const edit = setFont(site.code, font, "built-in");
  const text = tokenOf(site, "--font-text");
  const apart = !edit && text !== null && tokenOf(site, "--font-display") !== text;
  return { edits: [apart ? setToken(site, "--font-display", text) : edit] };
}

/** The files of a font that the site does not load yet. */
function faces({ code }: OpenedSite, font: EditorFont): Edit | null {
  const { uses } = plainSetting(font);
  if (uses.length === 0 || code.css.includes(`font-family: "${font}";`)) return null;
  return asEdit(insertedFaces(code.css, facesOf(code, uses)));
}

function unknown(name: string): StyleWish {
  const refused = `I do not have the font ${quoted(name)}. I can use ${listed(EDITOR_FONTS, "or")}.`;
  return { words: name, facet: "font", alone: true, change: () => ({ refused }) };
}
