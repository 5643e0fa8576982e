/**
 * Classes of the templates that a designer may use as they are: a link as a button, a line of actions, figures in
 * columns.
 */
const SHARED = new Set(["button", "actions", "more", "label", "figures", "nobreak", "prose"]);

/**
 * A class of a designer's as it stands in the page. It begins with `own-`, so that no rule of a template reaches it and
 * none of its own reaches a template's parts; null for what cannot be a class.
 */
export function ownClass(name: string): string | null {
  if (SHARED.has(name)) return name;
  return /^[\w-]{1,60}$/.test(name) ? `own-${name}` : null;
}

/** The value of a `class` attribute with such names. */
export function ownClasses(value: string): string {
  const names = value.split(/\s+/).flatMap((name) => ownClass(name) ?? []);
  return [...new Set(names)].join(" ");
}
