import { EDITOR_FONTS, setFont } from "../../../editing/theme";
import { isOneSlipAway } from "../words/typos";
import { quoted, listed } from "../outcome";
import type { Look, LookReader } from "./look";

type EditorFont = (typeof EDITOR_FONTS)[number];

const KINDS: [RegExp, EditorFont][] = [
  [/^(?:an? )?(?:elegant |classic |classical )?serif(?: font| typeface)?$/, "Playfair Display"],
  [/^(?:an? )?(?:modern |clean |simple |plain )?sans(?:[- ]serif)?(?: font| typeface)?$/, "Inter"],
];

/** 'Lato', 'the font Open Sans', 'a serif font'. */
export const readFont: LookReader = (phrase, facet) => {
  const bare = phrase.replace(/"/g, "").replace(/^(?:the |a )?(?:font |typeface )?(?:called |named )?/i, "").replace(/ (?:font|typeface)$/i, "").trim();
  const font = EDITOR_FONTS.find((name) => name.toLowerCase() === bare.toLowerCase()) ?? slipped(bare) ?? KINDS.find(([pattern]) => pattern.test(phrase.toLowerCase()))?.[1];
  if (font) return look(font);
  return facet === "font" && /^[A-Z"]/.test(phrase) ? unknown(bare) : null;
};

const slipped = (name: string) => EDITOR_FONTS.find((font) => name.length > 3 && isOneSlipAway(font.toLowerCase(), name.toLowerCase()));

function look(font: EditorFont): Look {
  return { words: font, facet: "font", alone: true, change: ({ code }) => ({ edits: [setFont(code, font, "built-in")] }) };
}

function unknown(name: string): Look {
  const refused = `I do not have the font ${quoted(name)}. I can use ${listed(EDITOR_FONTS, "or")}.`;
  return { words: name, facet: "font", alone: true, change: () => ({ refused }) };
}
