import { parseFragment } from "parse5";

/** What a piece of markup says to visitors, in one line for each piece of text. */
export function readableMarkup(markup: string): string {
  const pieces = markup.split(/<[^<>]*>/).map((piece) => decoded(piece).replace(/\s+/g, " ").trim());
  return pieces.filter(Boolean).join("\n");
}

function decoded(text: string): string {
  const [first] = parseFragment(text).childNodes;
  return first && "value" in first ? first.value : text;
}
