import { z } from "zod";
import { setText } from "../../editing/set-text";
import type { CodeSplice } from "../../markup/edit";
import type { NodeId } from "../../markup/page";
import { parentNode } from "../../cascade/query";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { declined, done, quoted } from "../outcome";
import { removeNode } from "../structure/remove-node";
import { textOf } from "../text-of";

/** Takes a sentence, or other words of a text, off the page: those and no others. */
export const deleteWords = operation({
  name: "delete-words",
  params: z.object({ node: z.int().nonnegative(), words: z.string().trim().min(1) }),
  touches: ({ page }, { node }) => ({ nodes: [outermost(page, node)] }),
  run: (site, { node, words }) => {
    const rest = without(textOf(site.page, node), words);
    if (rest === null) return declined(`I could not find ${quoted(words)} there, so I changed nothing.`);
    return done(`I removed ${quoted(words)}.`, rest === "" ? removeNode(site, node) : put(site, node, rest));
  },
  holds: (before, after, { node, words }) => {
    const rest = without(textOf(before.page, node), words);
    const counted = (site: OpenedSite) =>
      site.page.elements.filter((_, each) => textOf(site.page, each) === rest).length;
    return rest === "" ? after.page.elements.length < before.page.elements.length : counted(after) > counted(before);
  },
});

const put = ({ page }: OpenedSite, node: NodeId, rest: string): CodeSplice[] =>
  setText(page, node, rest, "built-in")?.splices ?? [];

/** A text without some of its words; null where it does not have them. */
function without(text: string, words: string): string | null {
  const at = text.indexOf(words);
  if (at === -1) return null;
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + words.length)];
  // What ended the words goes with them; before others it stays.
  const rest =
    /[.!?…:]$/.test(words) || before === "" || /[.!?…]$/.test(before) ? after.replace(/^[.!?,;]/, "") : after;
  const joined = `${before}${/^\s*[.,;!?]/.test(rest) ? "" : " "}${rest.trim()}`.trim();
  return /^[.,;!?]*$/.test(joined) ? "" : joined;
}

/** What is emptied may take its frame with it, and a list's class says how many entries it has. */
function outermost(page: OpenedSite["page"], node: NodeId): NodeId {
  let at = node;
  for (let steps = 0; steps < 3; steps += 1) at = parentNode(page, at) ?? at;
  return at;
}
