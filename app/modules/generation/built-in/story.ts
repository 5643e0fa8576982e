import type { Prose } from "../facts/read-prose";
import type { Opening } from "./headline";

const MAX_PARAGRAPHS = 10;

/** The owner's running text without what the opening has said already, as paragraphs. */
export function storyParagraphs({ paragraphs }: Prose, opening: Opening): string[] {
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => !opening.used.has(sentence)).join(" "))
    .filter((paragraph) => paragraph !== "")
    .slice(0, MAX_PARAGRAPHS);
}
