import { describe, expect, it } from "vitest";
import { markMarkdown, type MarkdownMark } from "./markdown-mark";

/** Marks the part between the two bars, and gives the text with bars around what is selected then. */
function marked(text: string, mark: MarkdownMark): string {
  const start = text.indexOf("|");
  const end = text.lastIndexOf("|") - 1;
  const plain = text.replaceAll("|", "");
  const change = markMarkdown(plain, start, end, mark);
  const after = plain.slice(0, change.start) + change.insert + plain.slice(change.end);
  return `${after.slice(0, change.selectStart)}|${after.slice(change.selectStart, change.selectEnd)}|${after.slice(change.selectEnd)}`;
}

describe("markMarkdown", () => {
  it.each<[MarkdownMark, string, string]>([
    ["bold", "From |Friday| on", "From **|Friday|** on"],
    ["bold", "||", "**||**"],
    ["italic", "|a\nb|", "*|a\nb|*"],
    ["link", "our |shop|.", "our [|shop|](https://)."],
    ["heading", "one\nt||wo\nthree", "one\n## two||\nthree"],
    ["heading", "||", "## ||"],
    ["list", "|one\n\ntw|o\nthree", "|- one\n\n- two|\nthree"],
    ["list", "one\n||", "one\n- ||"],
  ])("%s in %j", (mark, before, after) => expect(marked(before, mark)).toBe(after));
});
