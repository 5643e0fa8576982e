import { capitalised } from "../../language/capitalised";
import type { Prose } from "../../facts/read-prose";
import type { Opening } from "./headline";

/** More than a long page holds; what an owner wrote is not left out below that. */
const MAX_PARAGRAPHS = 40;

/** The owner's running text without what the opening has said already, as paragraphs. */
export function storyParagraphs({ paragraphs }: Prose, opening: Opening): string[] {
  return paragraphs
    .map((sentences) =>
      sentences
        .filter((sentence) => !opening.used.has(sentence))
        .map(capitalised)
        .join(" "),
    )
    .filter((paragraph) => paragraph !== "")
    .slice(0, MAX_PARAGRAPHS);
}

/** The running text without sentences that stand elsewhere. */
export function withoutSentences(prose: Prose, elsewhere: ReadonlySet<string>): Prose {
  const paragraphs = prose.paragraphs
    .map((sentences) => sentences.filter((sentence) => !elsewhere.has(sentence)))
    .filter((sentences) => sentences.length > 0);
  const practical = prose.practical.filter((sentence) => !elsewhere.has(sentence));
  return { ...prose, paragraphs, practical };
}
