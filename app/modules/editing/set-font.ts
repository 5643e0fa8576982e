import { HEADING_FACES, type HeadingFace, type TemplateId } from "../site/choices";
import type { WebsiteCode } from "../site/website-code";
import { readRules, type CssRule } from "../markup/css-declarations";
import { isEmptyEdit, type Author, type CodeSplice, type Edit } from "../markup/edit";
import { SITE_FONTS, plainSetting, settingIn, type SiteFont } from "./editor-fonts";
import { facesOf, insertedFaces, preloadSplices, replacedFaces } from "./font-files";
import { templateOf } from "./site-template";
import { growthOf, trackingOf } from "../templates/longest-word";
import { appendedRules, declarationOf, stylesheetsOf, tokenRule, valueSplices } from "../markup/stylesheets";

/** In a design that always sets its headings in one font, two choices look alike: this property tells which it was. */
const CHOICE = "--font-choice";

/** What the design was made in, noted when it is first set in another font: `"Inter"`, or `"Inter", "Fraunces"`. */
const MADE_IN = "--font-own";

/** A font for text, and the face of the headings where they have one of their own. */
export interface OwnFont {
  font: SiteFont;
  headings: HeadingFace | null;
}

/** The font of a website; null when it is none of those that we set. */
export function readFont(code: WebsiteCode): SiteFont | null {
  const [rule, template] = [tokenRule(code.css), templateOf(code)];
  if (rule && template) return ownFont(rule, template);
  const family = bodyFonts(code).at(-1)?.value.split(",")[0]?.replace(/["']/g, "").trim().toLowerCase();
  return SITE_FONTS.find((font) => font.toLowerCase() === family) ?? null;
}

function ownFont(rule: CssRule, template: TemplateId): SiteFont | null {
  const [display, text] = ["--font-display", "--font-text"].map((property) => declarationOf(rule, property)?.value);
  const isHeadingFace = headingsIn(rule) !== null;
  const fitting = SITE_FONTS.filter((font) => {
    const setting = settingIn(template, font);
    return (isHeadingFace || firstOf(setting.display) === firstOf(display)) && firstOf(setting.text) === firstOf(text);
  });
  const choice = declarationOf(rule, CHOICE)?.value;
  return fitting.find((font) => `"${font}"` === choice) ?? fitting[0] ?? null;
}

const headingsIn = (rule: CssRule): HeadingFace | null =>
  HEADING_FACES.find((face) => face === firstOf(declarationOf(rule, "--font-display")?.value)) ?? null;

/** The font that a design of ours was made in; null where that is not known, and for a page of somebody else. */
export function readOwnFont(code: WebsiteCode): OwnFont | null {
  const [rule, template] = [tokenRule(code.css), templateOf(code)];
  if (!rule || !template) return null;
  const made = declarationOf(rule, MADE_IN)?.value.split(",").map(firstOf);
  if (made) {
    const font = SITE_FONTS.find((each) => made.includes(each));
    return font ? { font, headings: HEADING_FACES.find((face) => made.includes(face)) ?? null } : null;
  }
  const font = declarationOf(rule, CHOICE) ? null : ownFont(rule, template);
  return font && { font, headings: headingsIn(rule) };
}

/** Whether the headings stand in the face that the design gave them. */
export function isInOwnFaces(code: WebsiteCode): boolean {
  const [rule, own] = [tokenRule(code.css), readOwnFont(code)];
  return Boolean(rule && own?.headings) && headingsIn(rule!) === own!.headings && readFont(code) === own!.font;
}

/** Sets a website in the fonts that its design was made in again; null as `setFont`, and where they are not known. */
export function setOwnFont(code: WebsiteCode, author: Author): Edit | null {
  const own = readOwnFont(code);
  return own && !isInOwnFaces(code) ? fontEdit(code, own.font, author, own.headings) : null;
}

/** What stands in for a font has changed since older sites were made. */
const firstOf = (stack: string | undefined) => stack?.split(",")[0]?.replace(/["']/g, "").trim();

/**
 * Sets a whole website in a font, whose files it then brings along; fonts of the system need none. Null when nothing
 * would change.
 */
export function setFont(code: WebsiteCode, font: SiteFont, author: Author): Edit | null {
  const rule = tokenRule(code.css);
  const isPlain = !rule || headingsIn(rule) === null;
  return isPlain && readFont(code) === font ? null : fontEdit(code, font, author);
}

function fontEdit(code: WebsiteCode, font: SiteFont, author: Author, headings: HeadingFace | null = null): Edit | null {
  const [rule, template] = [tokenRule(code.css), templateOf(code)];
  const splices = rule && template ? ownSplices(code, rule, template, { font, headings }) : foreignSplices(code, font);
  const edit = { author, label: "Changed the font", splices };
  return isEmptyEdit(code, edit) ? null : edit;
}

function ownSplices(code: WebsiteCode, rule: CssRule, template: TemplateId, { font, headings }: OwnFont): CodeSplice[] {
  const setting = settingIn(template, font, headings);
  const { uses, display, text, weights, letter } = setting;
  const tokens = {
    ...{ "--font-display": display, "--font-text": text, "--letter": letter, [CHOICE]: `"${font}"` },
    ...{ "--tracking": trackingOf(setting), "--grow": growthOf(setting) },
    ...{ "--weight-text": weights.text, "--weight-strong": weights.strong, "--weight-display": weights.display },
  };
  const faces = facesOf(code, uses);
  const faceSplices = replacedFaces(code.css, faces) ?? insertedFaces(code.css, faces);
  return [
    ...faceSplices,
    ...valueSplices(rule, tokens),
    ...choiceSplices(code, rule, font),
    ...preloadSplices(code, uses),
  ];
}

/** Beside the first choice the font is noted that the design was made in, so that it can be chosen again. */
function choiceSplices(code: WebsiteCode, rule: CssRule, font: SiteFont): CodeSplice[] {
  const at = declarationOf(rule, CHOICE) ? undefined : declarationOf(rule, "--font-text")?.end;
  if (at === undefined) return [];
  const own = readOwnFont(code);
  const made = own ? [own.font, own.headings].filter(Boolean).map((name) => `"${name}"`) : [];
  const note = made.length > 0 ? `; ${MADE_IN}: ${made.join(", ")}` : "";
  return [{ part: "css", start: at, end: at, text: `;\n    ${CHOICE}: "${font}"${note}` }];
}

function foreignSplices(code: WebsiteCode, font: SiteFont): CodeSplice[] {
  const { uses, text } = plainSetting(font);
  const [places, faces] = [bodyFonts(code), facesOf(code, uses)];
  const changed = places.map(({ part, start, end }): CodeSplice => ({ part, start, end, text }));
  const replaced = replacedFaces(code.css, faces);
  const rules = [places.length === 0 ? `body { font-family: ${text}; }` : "", replaced ? "" : faces].filter(Boolean);
  return [...changed, ...(replaced ?? []), ...(rules.length > 0 ? [appendedRules(code.css, rules.join("\n"))] : [])];
}

const BODY = /^(html|body|:root|\*)$/;

/** The declarations that set the font of everything. */
function bodyFonts(code: WebsiteCode) {
  return stylesheetsOf(code).flatMap(({ part, offset, css }) => {
    const rules = readRules(css).filter(
      ({ selector, within }) => within.length === 0 && selector.split(",").every((each) => BODY.test(each.trim())),
    );
    const declarations = rules.flatMap((rule) => declarationOf(rule, "font-family") ?? []);
    return declarations.map(({ value, valueStart, valueEnd }) => ({
      part,
      value,
      start: offset + valueStart,
      end: offset + valueEnd,
    }));
  });
}
