import type { CssNode, Declaration } from "css-tree";
import generate from "css-tree/generator";
import walk from "css-tree/walker";

const words = (names: string) => new Set(names.split(" "));

/** Functions that only reckon, paint or place; each that could ask for a file is missing. */
const FUNCTIONS = words(
  "var calc min max clamp round abs sign rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient repeat minmax fit-content translate translatex translatey translate3d scale scalex scaley rotate skew skewx skewy matrix perspective cubic-bezier steps linear counter counters circle ellipse inset polygon path blur brightness contrast grayscale hue-rotate invert opacity saturate sepia drop-shadow",
);
/** Motion belongs to the owner's choice, type to the site's fonts, and what has the focus stays seen. */
const LEFT_TO_TEMPLATE =
  /^(?:animation|font$|outline|all$|behavior$|-moz-binding$|--(?:color|font|weight|step|space)-)/;
const GENERIC_FONTS = words("serif sans-serif monospace system-ui inherit");
/** What a rule for the section itself may set: the rest decides about the page around it. */
const SURFACE =
  /^(?:background(?:-color|-image|-size|-position|-repeat)?|color|padding(?:-[a-z-]+)?|border(?:-[a-z-]+)?)$/;

/** The declarations of a rule of a designer's own that may stand, as css; `surface` for the section itself. */
export function ownDeclarations(block: Iterable<CssNode>, surface = false): string[] {
  const declarations = [...block].filter((node): node is Declaration => node.type === "Declaration");
  return declarations.filter((each) => mayStand(each) && (!surface || SURFACE.test(each.property))).map(textOf);
}

// Without `!important`: in a layer it would win over what the owner sets by hand.
const textOf = ({ property, value }: Declaration) => `${property}: ${generate(value).trim()};`;

function mayStand(declaration: Declaration): boolean {
  const property = declaration.property.toLowerCase();
  if (!/^[a-z-]+$|^--[\w-]+$/.test(property) || LEFT_TO_TEMPLATE.test(property)) return false;
  if (/[\\{}@;]|<[/!]/.test(textOf(declaration).slice(0, -1))) return false;
  const nodes = nodesOf(declaration.value);
  return nodes.every((node) => isHarmless(node, property)) && suits(property, nodes);
}

function nodesOf(value: CssNode): CssNode[] {
  const nodes: CssNode[] = [];
  walk(value, (node) => void nodes.push(node));
  return nodes;
}

function isHarmless(node: CssNode, property: string): boolean {
  if (node.type === "Url" || node.type === "Raw") return false;
  if (node.type === "Function") return FUNCTIONS.has(node.name.toLowerCase());
  if (node.type !== "String") return true;
  // Words in a stylesheet are read by nobody who checks a site's claims.
  return property === "content"
    ? !/[\p{L}\p{N}]/u.test(node.value)
    : /^grid-template/.test(property) && /^[\w\s.-]*$/.test(node.value);
}

function suits(property: string, nodes: readonly CssNode[]): boolean {
  const names = nodes.flatMap((node) => (node.type === "Identifier" ? node.name.toLowerCase() : []));
  if (property === "position")
    return names.every((name) => /^(?:static|relative|absolute)$/.test(name)) && names.length === 1;
  if (property === "font-family") return names.every((name) => GENERIC_FONTS.has(name) || name.startsWith("--font-"));
  return true;
}
