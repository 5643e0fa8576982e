import { attribute, type HtmlElement } from "../markup/html-document";
import type { SheetDeclaration } from "./read-rules";

const FONT_SIZES = ["10px", "13px", "16px", "18px", "24px", "32px", "48px"];
const LENGTH = /^\d+(?:\.\d+)?%?$/;

type Hint = (value: string, element: HtmlElement) => [string, string][];

const length =
  (property: string, tags: RegExp): Hint =>
  (value, { tagName }) =>
    tags.test(tagName) && LENGTH.test(value) ? [[property, value.endsWith("%") ? value : `${value}px`]] : [];

/** Attributes of old pages that say how something looks (the HTML standard, 15.3). */
const HINTS: Record<string, Hint> = {
  bgcolor: (value) => [["background-color", value]],
  text: (value, { tagName }) => (tagName === "body" ? [["color", value]] : []),
  color: (value, { tagName }) => (tagName === "font" ? [["color", value]] : []),
  face: (value, { tagName }) => (tagName === "font" ? [["font-family", value]] : []),
  size: (value, { tagName }) => {
    if (tagName !== "font") return [];
    const step = /^[+-]/.test(value) ? 3 + Number(value) : Number(value);
    return [["font-size", FONT_SIZES[Math.min(7, Math.max(1, step)) - 1] ?? "16px"]];
  },
  align: (value, { tagName }) =>
    /^(?:p|div|h[1-6]|td|th|tr)$/.test(tagName) && /^(?:left|right|center|justify)$/i.test(value)
      ? [["text-align", value.toLowerCase()]]
      : [],
  width: length("width", /^(?:img|table|td|th|video|iframe|hr)$/),
  height: length("height", /^(?:img|table|td|th|tr|video|iframe)$/),
};

/** What an element's own attributes say of its looks: weaker than any stylesheet. */
export function hintsOf(element: HtmlElement): SheetDeclaration[] {
  return Object.entries(HINTS).flatMap(([name, hint]) => {
    const value = attribute(element, name)?.trim();
    return value ? hint(value, element).map(([property, said]) => ({ property, value: said, important: false })) : [];
  });
}
