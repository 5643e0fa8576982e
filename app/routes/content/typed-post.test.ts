import { describe, expect, it } from "vitest";
import { isTyped, typedPost } from "./typed-post";

const post = {
  title: "Easter bread",
  content: "One\nTwo",
  excerpt: "",
  deploymentId: 4,
  category: undefined,
  revision: "r1",
};

describe("what was typed into a post's dialog", () => {
  it("is its fields as texts, without those that are empty or hidden", () => {
    expect(typedPost({ ...post, id: "7", draft: "1-2-3", intent: "update" })).toEqual({
      title: "Easter bread",
      content: "One\nTwo",
      deploymentId: "4",
      revision: "r1",
    });
    expect(typedPost(undefined)).toEqual({});
  });

  it.each([
    ["nothing", {}, false],
    ["the same", { title: "Easter bread" }, false],
    ["the same with other ends of lines", { content: "One\r\nTwo" }, false],
    ["hidden fields", { id: "7", draft: "1-2-3" }, false],
    ["another revision", { revision: "r2" }, false],
    ["another text", { title: "Easter cake" }, true],
    ["a text where there was none", { excerpt: "Soon." }, true],
    ["an emptied field", { content: "" }, true],
    ["no website", { deploymentId: "" }, true],
  ])("is a change, or not: %s", (_, typed, expected) =>
    expect(isTyped(typedPost({ ...post, ...typed }), typedPost(post))).toBe(expected),
  );
});
