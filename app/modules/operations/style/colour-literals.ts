import { formatHex } from "culori";
import { readCssColour } from "../../cascade/values/colours";
import { readDeclarations, readRules } from "../../markup/css-declarations";
import type { CodeSplice } from "../../markup/edit";
import { stylesheetsOf, type Stylesheet } from "../../markup/stylesheets";
import type { OpenedSite } from "../opened-site";

/** A colour as it is written in a website, and where. */
export interface ColourLiteral extends Omit<CodeSplice, "text"> {
  colour: string;
  alpha: number;
  property: string;
  /** Where the declarations begin that it stands among. */
  block: number;
}

const LITERAL = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([\d\s.,%/deg]*\)|(?<![\w-])[a-z]{3,20}(?![\w(-])/gi;
const HAS_COLOUR = /colou?r|background|border|shadow|outline|fill|stroke|^--/;

/** Every colour that is written into the stylesheets and style attributes of a website. */
export function colourLiterals({ code, page }: OpenedSite): ColourLiteral[] {
  const sheets = stylesheetsOf(code).flatMap((sheet) =>
    readRules(sheet.css).flatMap(({ declarations }) => inDeclarations(sheet, declarations)),
  );
  const own = page.elements.flatMap((element) => {
    const at = element.sourceCodeLocation.startTag.attrs?.style;
    if (!at) return [];
    const css = code.html.slice(at.startOffset, at.endOffset);
    const lead = /^style\s*=\s*["']?/i.exec(css)?.[0].length ?? 0;
    const sheet: Stylesheet = {
      part: "html",
      offset: at.startOffset + lead,
      css: css.slice(lead).replace(/["']$/, ""),
    };
    return sheet.css.includes("&") ? [] : inDeclarations(sheet, readDeclarations(sheet.css));
  });
  return [...sheets, ...own];
}

function inDeclarations(
  { part, offset }: Stylesheet,
  declarations: ReturnType<typeof readDeclarations>,
): ColourLiteral[] {
  const block = offset + (declarations[0]?.start ?? 0);
  return declarations
    .filter(({ property, value }) => HAS_COLOUR.test(property) && !value.includes("url("))
    .flatMap(({ property, value, valueStart }) =>
      [...value.matchAll(LITERAL)].flatMap(({ 0: text, index }) => {
        const colour = /^(?:currentcolor|canvas|field|transparent)/i.test(text) ? null : readCssColour(text);
        if (!colour) return [];
        const start = offset + valueStart + index;
        return [
          {
            part,
            start,
            end: start + text.length,
            property,
            block,
            colour: formatHex(colour),
            alpha: colour.alpha ?? 1,
          },
        ];
      }),
    );
}

/** A colour in the place of another, as see-through as that was. */
export function recoloured({ part, start, end, alpha }: ColourLiteral, colour: string): CodeSplice {
  const share =
    alpha < 1
      ? Math.round(alpha * 255)
          .toString(16)
          .padStart(2, "0")
      : "";
  return { part, start, end, text: `${colour}${share}` };
}
