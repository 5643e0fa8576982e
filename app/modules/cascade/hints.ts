import { ancestorsOf } from "../markup/element";
import { attribute, type HtmlElement } from "../markup/html-document";
import type { SheetDeclaration } from "./read-rules";

const FONT_SIZES = ["10px", "13px", "16px", "18px", "24px", "32px", "48px"];
const LENGTH = /^\d+(?:\.\d+)?%?$/;

/** How the lines are drawn that an attribute gives. */
const LINES: Record<string, string> = { table: "outset", img: "solid" };

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
  noshade: (_value, { tagName }) =>
    tagName === "hr"
      ? [
          ["border-style", "solid"],
          ["background-color", "gray"],
        ]
      : [],
  border: (value, { tagName }) => {
    const style = LINES[tagName];
    return style && /^\d+$/.test(value) && (value !== "0" || tagName === "img")
      ? [["border", `${value}px ${style}`]]
      : [];
  },
  align: (value, { tagName }) =>
    /^(?:p|div|h[1-6]|td|th|tr)$/.test(tagName) && /^(?:left|right|center|justify)$/i.test(value)
      ? [["text-align", value.toLowerCase()]]
      : [],
  width: length("width", /^(?:img|table|td|th|video|iframe|hr)$/),
  height: length("height", /^(?:img|table|td|th|tr|video|iframe)$/),
};

/** What an element around says of it: a table of its cells, the body of links. */
function fromAround(element: HtmlElement): [string, string][] {
  const said = (tag: string, name: string) => {
    const around = [...ancestorsOf(element)].find(({ tagName }) => tagName === tag);
    return around && attribute(around, name)?.trim();
  };
  if (/^t[dh]$/.test(element.tagName)) {
    const [room, line] = [said("table", "cellpadding"), said("table", "border")];
    return [
      ...(room && /^\d+$/.test(room) ? [["padding", `${room}px`] as [string, string]] : []),
      ...(line && line !== "0" ? [["border", "1px inset"] as [string, string]] : []),
    ];
  }
  const link = element.tagName === "a" && attribute(element, "href") !== undefined ? said("body", "link") : null;
  return link ? [["color", link]] : [];
}

/** What an element's own attributes say of its looks: weaker than any stylesheet. */
export function hintsOf(element: HtmlElement): SheetDeclaration[] {
  const own = Object.entries(HINTS).flatMap(([name, hint]) => {
    const value = attribute(element, name)?.trim();
    return value || (value === "" && name === "noshade") ? hint(value, element) : [];
  });
  return [...fromAround(element), ...own].map(([property, value]) => ({ property, value, important: false }));
}
