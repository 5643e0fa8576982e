import { expect, it } from "vitest";
import { codeOf } from "../../../tests/factories/code";
import { diffEdit } from "./diff-edit";
import { firstChanged } from "./first-changed";
import { readPage } from "./page";

const HTML =
  '<!doctype html><html><head><meta name="description" content="Old"></head><body><h1>Rose</h1><ul><li>Rye <b>4.80</b></li><li>Bun</li></ul></body></html>';

it.each([
  ["a text", "4.80", "5.20", "b"],
  ["a part that is new", "<li>Bun</li>", "<li>Bun</li><li>Cake</li>", "li"],
  ["a part that went", "<li>Bun</li>", "", "ul"],
  ["the head alone", "Old", "New", null],
])("what changed first is found: %s", (_, was, is, tag) => {
  const [before, after] = [codeOf({ html: HTML }), codeOf({ html: HTML.replace(was, is) })];
  const node = firstChanged(after.html, diffEdit(before, after, "owner", ""));
  expect(node === null ? null : readPage(after.html).elements[node]!.tagName).toBe(tag);
});

it("the body counts where the head changed, too", () => {
  const [before, after] = [
    codeOf({ html: HTML }),
    codeOf({ html: HTML.replace("Old", "Newer").replace("Rose", "Tulip") }),
  ];
  const node = firstChanged(after.html, diffEdit(before, after, "owner", ""))!;
  expect(readPage(after.html).elements[node]!.tagName).toBe("h1");
});
