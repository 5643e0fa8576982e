// oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL; the others only confuse a reader.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/**
 * Text that can be stored and shown: line ends as \n, no control characters but tab and line end,
 * and no half of a surrogate pair (which jsonb refuses).
 */
export function cleanText(text: string): string {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, "\n").replace(CONTROLS, "");
  return new TextDecoder().decode(new TextEncoder().encode(lines));
}

/** The same for every text inside a JSON value, such as a model's answer. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanTexts(inner)]));
}
