import { applyEdit, type Edit } from "~/modules/markup/edit";
import { readPage } from "~/modules/markup/page";
import { retype } from "~/modules/editing/retype";
import { SITE_FONTS, setFont, setOwnFont, setPrimaryColor } from "~/modules/editing/theme";
import type { WebsiteCode } from "~/modules/site/website-code";

type Fields = Record<string, unknown>;

const after = (code: WebsiteCode, edit: Edit | null) => (edit ? applyEdit(code, edit) : code);

/** The code with the texts of a form's fields `text-{number}`; texts that stay as they are change nothing. */
export function withTexts(code: WebsiteCode, fields: Fields): WebsiteCode {
  return Object.entries(fields).reduce((current, [name, value]) => {
    const node = /^text-(\d{1,9})$/.exec(name)?.[1];
    if (node === undefined || typeof value !== "string") return current;
    // Another text gives no element another number.
    return after(current, retype(readPage(current.html), Number(node), value));
  }, code);
}

/** The code in the colour and font of a form's fields `color` ("own" for that of `ownColor`) and `font` ("own" for the template's). */
export function withDesign(code: WebsiteCode, fields: Fields): WebsiteCode {
  const color = fields.color === "own" ? fields.ownColor : fields.color;
  const colored = isHex(color) ? after(code, setPrimaryColor(code, color, "owner")) : code;
  if (fields.font === "own") return after(colored, setOwnFont(colored, "owner"));
  const font = SITE_FONTS.find((name) => name === fields.font);
  return font ? after(colored, setFont(colored, font, "owner")) : colored;
}

const isHex = (value: unknown): value is string => typeof value === "string" && /^#[\da-f]{6}$/i.test(value);
