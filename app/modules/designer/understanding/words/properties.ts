import type { Property } from "../names";
import type { SaidTables } from "./said-tables";

/** What of a thing is to be changed, by language. */
export const PROPERTIES: SaidTables<Property> = {
  en: {
    colour: "colour|color|colours|colors",
    "text-colour": "text colour|text color|font colour|font color",
    background: "background|background colour|background color|bg",
    size: "size|font size|text size",
    font: "font|typeface|font family",
    spacing: "space|spacing|gap|margin|margins|distance|room",
    padding: "padding",
    border: "border|outline|frame|borders",
    shadow: "shadow|drop shadow|shadows",
    corners: "corners|corner|edges|border radius|corner radius",
    "line-height": "line height|line spacing|line-height",
    "letter-spacing": "letter spacing|letter-spacing",
    width: "width",
    height: "height",
    gradient: "gradient",
    alignment: "alignment",
  },
  de: {
    colour: "farbe",
    background: "hintergrund|hintergrundfarbe",
    size: "größe|schriftgröße|grösse",
    font: "schriftart|schrift",
    spacing: "abstand|abstände|platz",
    border: "rahmen|rand",
    shadow: "schatten",
    corners: "ecken",
    width: "breite",
    height: "höhe",
  },
  es: {},
  fr: {},
  it: {},
  pt: {},
  nl: {},
};
