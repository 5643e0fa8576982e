import { EDITOR_FONTS, type EditorFont } from "../../../../editing/editor-fonts";
import { isOneSlipAway } from "../../../../language/typos";
import { setFont, setSiteFont } from "../../../../operations/style/set-font";
import { declined, listed, quoted } from "../../../../operations/outcome";
import { call } from "../../call";
import { many, pattern, type Context } from "../../pattern";
import type { PieceOf } from "../../pieces";
import { means } from "../../word";
import { ANY } from "./said-style";
import { isRunningText, ofPage } from "./running-text";
import { styleTarget } from "./style-target";

/** Kinds of fonts, as people call them, and one of each. */
const KINDS: [EditorFont, RegExp][] = [
  [
    "Playfair Display",
    /^(?:(?:an? )?(?:elegant |classic )?serif|(?:eine |mit )?serifen(?:schrift)?|con serifas?|avec empattements?|con grazie|com serifas?|met schreef)$/i,
  ],
  [
    "Inter",
    /^(?:(?:an? )?(?:modern |clean |simple |plain )?sans(?:[- ]serif)?|ohne serifen|sin serifas?|sans empattements?|senza grazie|sem serifas?|schreefloos)$/i,
  ],
];

type Named = PieceOf<"phrase"> | PieceOf<"literal"> | PieceOf<"fact">;

function fontOf({ text }: Named): EditorFont | null {
  const name = text.toLowerCase();
  return (
    EDITOR_FONTS.find((font) => font.toLowerCase() === name) ??
    EDITOR_FONTS.find((font) => name.length > 3 && isOneSlipAway(font.toLowerCase(), name)) ??
    KINDS.find(([, pattern]) => pattern.test(text))?.[0] ??
    null
  );
}

/** 'Use Lato for the headings', 'change the font to Open Sans', 'the text in a serif font'. */
export const FONTS = pattern({
  name: "set-font",
  verbs: ["make", "change", "use", "put", "be", "give", "replace", "swap", null],
  takes: {
    named: many(["phrase", "literal", "fact"], [...ANY, "colon"]),
    properties: many("property", ANY),
    scopes: many("scope", ANY),
  },
  read({ named, properties, scopes }, context) {
    const isSaid = properties.length > 0 && properties.every(({ is }) => is === "font");
    if ((properties.length > 0 && !isSaid) || scopes.some(({ is }) => is === "except" || is === "only")) return null;
    const font = named.find((piece) => fontOf(piece) !== null);
    if (!font) return isSaid ? unknown(named, context) : null;
    const [target, ...others] = named.filter((piece) => piece !== font);
    if (others.length > 0 || (target && target.kind !== "phrase")) return null;
    return inFont(fontOf(font)!, target, context);
  },
});

function inFont(font: EditorFont, piece: PieceOf<"phrase"> | undefined, context: Context) {
  if (!piece || piece.phrase.head === "page") return call(setSiteFont, { font, part: "all" });
  if (isRunningText(piece) && ofPage(piece)) return call(setSiteFont, { font, part: "text" });
  const target = styleTarget(piece, context);
  if (!target || "unclear" in target) return target?.unclear ?? null;
  return call(setFont, { target, font }, piece.text);
}

/** A font that the editor does not have, by its name: 'to Comic Sans'. */
function unknown(named: Named[], { clause }: Context) {
  const [piece, ...others] = named.filter(({ link }) => link !== null && NAMING.has(link));
  const isName = piece && others.length === 0 && /^\p{Lu}/u.test(piece.text);
  const isWhole = clause.words.every((word) => !means(word, "value"));
  return isName && isWhole
    ? declined(`I do not have the font ${quoted(piece.text)}. I can use ${listed(EDITOR_FONTS, "or")}.`)
    : null;
}
const NAMING: ReadonlySet<string> = new Set(["to", "in", "as", "with", "colon"]);
