import { z } from "zod";
import { setText, textOf } from "../../editing/set-text";
import { collapseSpace } from "../../markup/visible-text";
import { escapeText } from "../../markup/html-document";
import { operation } from "../operation";
import { done, quoted } from "../outcome";
import { addToHead, titleNode } from "./head-tags";

/** Gives the page another title: what stands in the browser's tab and above what a search finds. */
export const setTitle = operation({
  name: "set-title",
  params: z.object({ text: z.string().trim().min(1) }),
  touches: () => "head",
  run: ({ page }, { text }) => {
    const node = titleNode(page);
    const edits =
      node === undefined
        ? addToHead(page, `<title>${escapeText(text)}</title>`)
        : (setText(page, node, text, "built-in")?.splices ?? []);
    return done(`The browser tab and search engines now show ${quoted(text)}.`, edits);
  },
  holds: (_before, { page }, { text }) => {
    const node = titleNode(page);
    return node !== undefined && textOf(page, node) === collapseSpace(text);
  },
});
