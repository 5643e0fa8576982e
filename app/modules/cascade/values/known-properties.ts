/** Properties that an element takes from the one around it. */
const INHERITED = new Set(
  `color font-size font-weight font-style font-family line-height letter-spacing word-spacing text-align text-transform
  text-indent white-space visibility cursor list-style-type direction border-collapse caption-side color-scheme quotes
  text-shadow font-variant-caps font-stretch accent-color empty-cells tab-size`.split(/\s+/),
);

export const isInherited = (property: string): boolean => property.startsWith("--") || INHERITED.has(property);

const INITIAL: Record<string, string> = {
  color: "canvastext",
  "background-color": "transparent",
  "background-image": "none",
  "font-size": "16px",
  "font-weight": "400",
  "font-style": "normal",
  "font-family": "serif",
  "line-height": "normal",
  "letter-spacing": "normal",
  "text-align": "start",
  "text-transform": "none",
  "text-decoration-line": "none",
  "text-shadow": "none",
  display: "inline",
  position: "static",
  visibility: "visible",
  opacity: "1",
  "box-shadow": "none",
  "border-collapse": "separate",
  "flex-direction": "row",
  "flex-wrap": "nowrap",
  "row-gap": "normal",
  "column-gap": "normal",
  "white-space": "normal",
  "list-style-type": "disc",
  float: "none",
  direction: "ltr",
  "color-scheme": "normal",
  "overflow-x": "visible",
  "overflow-y": "visible",
  "grid-template-columns": "none",
  "max-width": "none",
  "max-height": "none",
  width: "auto",
  height: "auto",
  "min-width": "auto",
  "min-height": "auto",
  top: "auto",
  right: "auto",
  bottom: "auto",
  left: "auto",
  "z-index": "auto",
  order: "0",
};

/** What a property is where nobody says anything. */
export function initialOf(property: string): string {
  const known = INITIAL[property];
  if (known !== undefined) return known;
  if (/^(?:margin|padding)-|-radius$/.test(property)) return "0px";
  if (/^(?:border|outline)-.*-?width$/.test(property)) return "medium";
  if (/^(?:border|outline)-.*-?style$/.test(property)) return "none";
  return /-color$/.test(property) ? "currentcolor" : "";
}
