import type { CodeSplice } from "../../../markup/edit";

/** Whether a piece changes tags at most, and no words between them. */
export function leavesWords(html: string, { start, end, text }: CodeSplice): boolean {
  const wordsOf = (markup: string) =>
    markup
      .replace(isInTag(html, start) ? /^[^>]*/ : /^/, "")
      .replace(/<[^<>]*(?:>|$)/g, "")
      .trim();
  return wordsOf(html.slice(start, end)) === wordsOf(text);
}

/** Whether as many elements are open behind a piece as were before it was changed. */
export function leavesNesting(html: string, { start, end, text }: CodeSplice): boolean {
  const from = isInTag(html, start) ? html.lastIndexOf("<", start - 1) : start;
  const to = isInTag(html, end) ? html.indexOf(">", end) + 1 : end;
  const was = openedBy(html.slice(from, to));
  const is = openedBy(html.slice(from, start) + text + html.slice(end, to));
  return [...was.keys(), ...is.keys()].every((name) => (was.get(name) ?? 0) === (is.get(name) ?? 0));
}

function openedBy(markup: string): Map<string, number> {
  const opened = new Map<string, number>();
  for (const [tag] of markup.matchAll(/<[^<>]+>/g)) {
    const name = /[a-z][^\s/>]*/i.exec(tag)?.[0].toLowerCase() ?? "";
    if (!tag.endsWith("/>")) opened.set(name, (opened.get(name) ?? 0) + (tag.startsWith("</") ? -1 : 1));
  }
  return opened;
}

const isInTag = (html: string, at: number) => html.lastIndexOf("<", at - 1) > html.lastIndexOf(">", at - 1);
