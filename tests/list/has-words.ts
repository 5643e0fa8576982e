/** Whether a text has these words in it, whole: "Active" is not in "Inactive". */
export function hasWords(text: string, words: string): boolean {
  if (!text.includes(words)) return false;
  const start = /^\w/.test(words) ? "(?<!\\w)" : "";
  const end = /\w$/.test(words) ? "(?!\\w)" : "";
  return new RegExp(`${start}${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}${end}`).test(text);
}
