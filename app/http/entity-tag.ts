/** A revision as a strong `ETag`. */
export const entityTag = (revision: string) => `"${revision}"`;

/**
 * The revisions that an `If-Match` header allows to replace, with quotes or without; null when any may be. A weak tag
 * promises too little to save over, so it allows nothing (RFC 9110, 13.1.1).
 */
export function readIfMatch(headers: Headers): string[] | null {
  const tags = headers
    .get("if-match")
    ?.split(",")
    .map((tag) => tag.trim());
  if (!tags || tags.includes("*")) return null;
  return tags.map((tag) => tag.replace(/^"(.*)"$/, "$1")).filter((tag) => tag !== "" && !tag.startsWith("W/"));
}
