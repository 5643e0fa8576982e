import { HEADING_FACES, type TemplateId } from "../site/choices";
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

/** The font of a website; null when it is none of those that we set. */
export function readFont(code: WebsiteCode): SiteFont | null {
  const [rule, template] = [tokenRule(code.css), templateOf(code)];
  if (rule && template) return ownFont(rule, template);
  const family = bodyFonts(code).at(-1)?.value.split(",")[0]?.replace(/["']/g, "").trim().toLowerCase();
  return SITE_FONTS.find((font) => font.toLowerCase() === family) ?? null;
}

function ownFont(rule: CssRule, template: TemplateId): SiteFont | null {
  const [display, text] = ["--font-display", "--font-text"].map((property) => declarationOf(rule, property)?.value);
  const isHeadingFace = HEADING_FACES.some((face) => face === firstOf(display));
  const fitting = SITE_FONTS.filter((font) => {
    const setting = settingIn(template, font);
    return (isHeadingFace || firstOf(setting.display) === firstOf(display)) && firstOf(setting.text) === firstOf(text);
  });
  const choice = declarationOf(rule, CHOICE)?.value;
  return fitting.find((font) => `"${font}"` === choice) ?? fitting[0] ?? null;
}

/** What stands in for a font has changed since older sites were made. */
const firstOf = (stack: string | undefined) => stack?.split(",")[0]?.replace(/["']/g, "").trim();

/**
 * Sets a whole website in a font, whose files it then brings along; fonts of the system need none. Null when nothing
 * would change.
 */
export function setFont(code: WebsiteCode, font: SiteFont, author: Author): Edit | null {
  if (readFont(code) === font) return null;
  const [rule, template] = [tokenRule(code.css), templateOf(code)];
  const splices = rule && template ? ownSplices(code, rule, template, font) : foreignSplices(code, font);
  const edit = { author, label: "Changed the font", splices };
  return isEmptyEdit(code, edit) ? null : edit;
}

function ownSplices(code: WebsiteCode, rule: CssRule, template: TemplateId, font: SiteFont): CodeSplice[] {
  const setting = settingIn(template, font);
  const { uses, display, text, weights, letter } = setting;
  const tokens = {
    ...{ "--font-display": display, "--font-text": text, "--letter": letter, [CHOICE]: `"${font}"` },
    ...{ "--tracking": trackingOf(setting), "--grow": growthOf(setting) },
    ...{ "--weight-text": weights.text, "--weight-strong": weights.strong, "--weight-display": weights.display },
  };
  const faces = facesOf(code, uses);
  const faceSplices = replacedFaces(code.css, faces) ?? insertedFaces(code.css, faces);
  return [...faceSplices, ...valueSplices(rule, tokens), ...choiceSplices(rule, font), ...preloadSplices(code, uses)];
}

function choiceSplices(rule: CssRule, font: SiteFont): CodeSplice[] {
  const at = declarationOf(rule, CHOICE) ? undefined : declarationOf(rule, "--font-text")?.end;
  return at === undefined ? [] : [{ part: "css", start: at, end: at, text: `;\n    ${CHOICE}: "${font}"` }];
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
