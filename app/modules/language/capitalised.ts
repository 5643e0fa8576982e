/** A text that begins with a capital letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that are all in capitals in lower case; others as they are. */
export function quiet(text: string): string {
  return text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) ? text.toLowerCase() : text;
}
