/** What a button of the Markdown tools does to the selected text. */
export type MarkdownMark = "bold" | "italic" | "heading" | "list" | "link";

/** Replaces `start` to `end` of a text by `insert`; afterwards `selectStart` to `selectEnd` is selected. */
export interface TextChange {
  start: number;
  end: number;
  insert: string;
  selectStart: number;
  selectEnd: number;
}

const AROUND = { bold: ["**", "**"], italic: ["*", "*"], link: ["[", "](https://)"] } as const;
const BEFORE = { heading: "## ", list: "- " } as const;

/** Marks the selection of a Markdown text: words get marks around them, lines a mark before each. */
export function markMarkdown(text: string, start: number, end: number, mark: MarkdownMark): TextChange {
  return mark === "heading" || mark === "list"
    ? markLines(text, start, end, BEFORE[mark])
    : markWords(text, start, end, mark);
}

function markWords(text: string, start: number, end: number, mark: keyof typeof AROUND): TextChange {
  const [before, after] = AROUND[mark];
  const words = text.slice(start, end);
  const selectStart = start + before.length;
  return { start, end, insert: before + words + after, selectStart, selectEnd: selectStart + words.length };
}

/** Whole lines, even where only a part is selected; empty lines between others stay empty. */
function markLines(text: string, start: number, end: number, mark: string): TextChange {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const newline = text.indexOf("\n", end);
  const to = newline === -1 ? text.length : newline;
  const lines = text.slice(from, to).split("\n");
  const insert = lines.map((line) => (line === "" && lines.length > 1 ? line : mark + line)).join("\n");
  const cursor = from + insert.length;
  return { start: from, end: to, insert, selectStart: start === end ? cursor : from, selectEnd: cursor };
}
