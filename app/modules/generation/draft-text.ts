import { parse as parseHtml } from "parse5";
import { parse } from "partial-json";
import { z } from "zod";
import { cleanText } from "~/lib/clean-text";
import { elementsOf } from "../markup/html-document";
import { visibleText } from "../markup/visible-text";

const text = z.string().catch("");
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);

/** What of a model's answer is for reading, as far as it has come. */
const partialAnswer = z.object({
  headline: text,
  lead: text,
  tagline: text,
  sections: listOf(
    z.object({
      title: text,
      intro: text,
      items: listOf(z.object({ name: text, detail: text, value: text })),
      paragraphs: listOf(text),
      html: text,
    }),
  ),
});

/**
 * The words of a model's answer so far, block by block in lines of Markdown: '# ' the headline, '## ' the sections'
 * titles. Null where the answer cannot be read as the beginning of a plan.
 */
export function draftText(json: string): string | null {
  const answer = partialAnswer.safeParse(parsed(json));
  if (!answer.success) return null;
  const { headline, lead, tagline, sections } = answer.data;
  const lines = [heading("# ", headline), lead, tagline, ...sections.flatMap(sectionLines)];
  return lines
    .map((line) => cleanText(line).replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

function sectionLines({
  title,
  intro,
  items,
  paragraphs,
  html,
}: z.output<typeof partialAnswer>["sections"][number]): string[] {
  const itemLines = items.map(({ name, detail, value }) => [name, detail, value].filter(Boolean).join(" · "));
  return [heading("## ", title), intro, ...itemLines, ...paragraphs, wordsOf(html)];
}

const heading = (mark: string, words: string) => (words.trim() ? mark + words : "");

/** What can be read of markup, which may end anywhere. */
function wordsOf(html: string): string {
  const body = html && elementsOf(parseHtml(html.replace(/<\/?$/, ""))).find(({ tagName }) => tagName === "body");
  return body ? visibleText(body) : "";
}

function parsed(json: string): unknown {
  try {
    return parse(json);
  } catch {
    return null;
  }
}
