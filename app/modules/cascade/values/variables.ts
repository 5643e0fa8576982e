/** A value with its custom properties filled in, and where one is missing its fallback; null when there is none. */
export function filledIn(value: string, valueOf: (name: string) => string | null): string | null {
  let rest = value;
  let filled = "";
  for (let at = rest.search(VAR); at !== -1; at = rest.search(VAR)) {
    const open = rest.indexOf("(", at);
    const end = closing(rest, open);
    const inner = rest.slice(open + 1, end);
    const comma = inner.indexOf(",");
    const name = (comma === -1 ? inner : inner.slice(0, comma)).trim();
    const known = valueOf(name) ?? (comma === -1 ? null : filledIn(inner.slice(comma + 1).trim(), valueOf));
    if (known === null || filled.length > LONGEST) return null;
    filled += rest.slice(0, at) + known;
    rest = rest.slice(end + 1);
  }
  return filled + rest;
}

const VAR = /(?<![\w-])var\(/i;
/** Variables that are made of variables can grow without an end. */
const LONGEST = 10_000;

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}
