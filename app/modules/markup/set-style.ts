import type { Author, Edit } from "./edit";
import { elementAt } from "./element";
import { readDeclarations, type Declaration } from "./css-declarations";
import { attribute, type HtmlElement } from "./html-document";
import { htmlEdit } from "./html-edit";
import { ownerWord } from "./owner-words";
import type { EditablePage, NodeId } from "./page";
import { attributeSplices } from "./set-attribute";
import { applySplices, type Splice } from "./splices";

/** The declarations of an element's own style, by property. */
export function styleOf(element: HtmlElement): Record<string, string> {
  const declarations = readDeclarations(attribute(element, "style") ?? "");
  return Object.fromEntries(declarations.map(({ property, value }) => [property, value]));
}

/**
 * Sets properties in an element's own style, or takes them away (null); its other declarations stay as they are
 * written. Null when nothing would change. @throws TypeError for what is not one property with one value
 */
export function setStyle(
  page: EditablePage,
  node: NodeId,
  style: Record<string, string | null>,
  author: Author,
): Edit | null {
  const element = elementAt(page, node);
  if (!element) return null;
  return htmlEdit(page, author, `Styled ${ownerWord(element)}`, styleSplices(page, node, style));
}

/** Splices for an element's own style. */
export function styleSplices(page: EditablePage, node: NodeId, style: Record<string, string | null>): Splice[] {
  const element = elementAt(page, node);
  if (!element) return [];
  const now = attribute(element, "style") ?? null;
  const next = Object.entries(style).reduce(
    (text, [property, value]) => withDeclaration(text, property, value),
    now ?? "",
  );
  if (next === (now ?? "")) return [];
  return attributeSplices(page, node, { style: next.trim() === "" ? null : next });
}

/** A list of declarations with one property set anew, or taken away (null). */
export function withDeclaration(css: string, property: string, value: string | null): string {
  if (value !== null) requireOne(property, value);
  const all = readDeclarations(css);
  const own = all.filter((declaration) => declaration.property === property);
  const last = own.at(-1);
  if (value === null)
    return applySplices(
      css,
      own.map((declaration) => withoutIt(css, declaration)),
    );
  if (last?.value === value) return css;
  if (last && !isOverruled(last, all))
    return applySplices(css, [{ start: last.valueStart, end: last.valueEnd, text: value }]);
  const rest = applySplices(
    css,
    own.map((declaration) => withoutIt(css, declaration)),
  ).trimEnd();
  return `${rest}${rest === "" || rest.endsWith(";") ? "" : ";"}${rest === "" ? "" : " "}${property}: ${value}`;
}

/** A shorthand that follows would win over what is changed before it. */
function isOverruled(declaration: Declaration, all: Declaration[]): boolean {
  const later = all.slice(all.indexOf(declaration) + 1);
  return later.some(({ property }) => declaration.property.startsWith(`${property}-`));
}

function withoutIt(css: string, { start, end }: Declaration): Splice {
  const after = /^\s*;?\s*/.exec(css.slice(end))![0].length;
  return { start, end: end + after, text: "" };
}

function requireOne(property: string, value: string): void {
  const [only, ...others] = readDeclarations(`${property}: ${value}`);
  if (value === "" || /[{}]/.test(value) || only?.property !== property || only.value !== value || others.length > 0) {
    throw new TypeError(`Not a style: ${property}: ${value}`);
  }
}
