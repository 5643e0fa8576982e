import { describe, expect, it } from "vitest";
import { applyEdit, type Edit } from "~/modules/markup/edit";
import { readPage, type NodeId } from "~/modules/markup/page";
import { followNode } from "./follow-node";

const html = "<main><h1>Name</h1><p>First</p><p>Second</p></main>";
const before = { ...readPage(html) };

const follow = (node: NodeId, was: string, text: string) => {
  const start = html.indexOf(was);
  const edit: Edit = { author: "owner", label: "", splices: [{ part: "html", start, end: start + was.length, text }] };
  return followNode(before, readPage(applyEdit({ html, css: "", javascript: "" }, edit).html), edit, node);
};

describe("followNode", () => {
  it("keeps an element whose text or attributes change", () => {
    expect(follow(1, "Name", "New name")).toBe(1);
    expect(follow(1, "h1>Name", 'h1 style="color: red">Name')).toBe(1);
  });

  it("counts on behind what was put in or taken away", () => {
    expect(follow(2, "<p>First</p>", "<p>Between</p><p>First</p>")).toBeNull();
    expect(follow(3, "<p>First</p>", "<p>Between</p><p>First</p>")).toBe(4);
    expect(follow(3, "<p>First</p>", "")).toBe(2);
  });

  it("loses what is gone, and what never was", () => {
    expect(follow(2, "<p>First</p>", "")).toBeNull();
    expect(follow(9, "Name", "Other")).toBeNull();
  });
});
