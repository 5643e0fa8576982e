/** All that some program shows as the end of a line. */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/** Somebody else's text as a quotation in a mail of ours: no line of it can pass as our own words. */
export const quoteText = (text: string): string =>
  text
    .split(LINE_END)
    .map((line) => `> ${line}`)
    .join("\n");

/** Somebody else's text within a line of ours, which stays one line. */
export const onOneLine = (text: string): string => text.split(LINE_END).join(" ");
