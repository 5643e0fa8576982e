import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnPath } from "./return-path";
import { signInHref } from "./sign-in-href";

const OURS = "https://plinth.example";

describe("the path to come back to", () => {
  it.each(["/content?dialog=create-post&tab=drafts", "/analysis/4?edit=true", "/messages", "/apiary"])(
    "is %s as it is",
    (path) => {
      expect(returnPath.parse(path)).toBe(path);
    },
  );

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "",
    null,
    7,
    "/api/logout",
    "/API/logout",
    "/x/../api/logout",
    "/auth/callback?code=1",
    `/${"x".repeat(2_000)}`,
  ])("is home for %j", (path) => expect(returnPath.parse(path)).toBe("/"));

  it("is one of ours, whatever is asked for", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "\t",
      "\n",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "%5c",
      "evil.example",
      "http:",
      "user",
    );
    const path = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
    );
    fc.assert(
      fc.property(path, (asked) => {
        const kept = returnPath.parse(asked);
        expect(new URL(kept, OURS).origin).toBe(OURS);
        expect(returnPath.parse(kept)).toBe(kept);
      }),
    );
  });

  it("stands in the address of sign-in, which home does without", () => {
    expect(signInHref({ pathname: "/content", search: "?dialog=create-post&tab=drafts" })).toBe(
      "/api/login?returnTo=%2Fcontent%3Fdialog%3Dcreate-post%26tab%3Ddrafts",
    );
    expect(signInHref({ pathname: "/", search: "" })).toBe("/api/login");
  });
});
