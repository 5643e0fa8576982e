import type { CodeSplice } from "../markup/edit";
import { attribute } from "../markup/html-document";
import type { EditablePage } from "../markup/page";

/** A script of a page that describes it for search engines, and where its text stands. */
interface DataScript {
  start: number;
  end: number;
  data: unknown;
}

/** What a page says of itself as JSON-LD; what cannot be read is left out. */
function linkedData({ elements, source }: EditablePage): DataScript[] {
  return elements.flatMap((element) => {
    const { startTag, endTag } = element.sourceCodeLocation;
    if (element.tagName !== "script" || !endTag || attribute(element, "type")?.trim() !== "application/ld+json")
      return [];
    const [start, end] = [startTag.endOffset, endTag.startOffset];
    try {
      return [{ start, end, data: JSON.parse(source.slice(start, end)) as unknown }];
    } catch {
      return [];
    }
  });
}

/** Changes what a page says of itself; a script in which nothing changes stays to the byte. */
export function changeLinkedData(page: EditablePage, change: (value: unknown, key: string) => unknown): CodeSplice[] {
  return linkedData(page).flatMap(({ start, end, data }) => {
    const next = walk(data, "", change);
    if (JSON.stringify(next) === JSON.stringify(data)) return [];
    const lines = page.source.slice(start, end).includes("\n  ") ? 2 : 0;
    const [lead, tail] = [
      /^\s*/.exec(page.source.slice(start, end))![0],
      page.source.slice(start, end).endsWith("\n") ? "\n" : "",
    ];
    const text = JSON.stringify(next, null, lines).replaceAll("<", "\\u003c");
    return [{ part: "html", start, end, text: `${lead}${text}${tail}` } satisfies CodeSplice];
  });
}

function walk(value: unknown, key: string, change: (value: unknown, key: string) => unknown): unknown {
  const next = change(value, key);
  if (next !== value) return next;
  if (Array.isArray(value)) return value.map((each) => walk(each, key, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, name, change)]));
}

/** Changes the words of a page's description of itself; what is an address stays. */
export const changeDataTexts = (page: EditablePage, change: (text: string) => string): CodeSplice[] =>
  changeLinkedData(page, (value, key) =>
    typeof value === "string" && !key.startsWith("@") && !/^(?:https?:|mailto:)/.test(value) ? change(value) : value,
  );
