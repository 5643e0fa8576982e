import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_TARGET_LENGTH, matchPath, parseTarget } from "./request-path";

describe("parseTarget", () => {
  it.each([
    ["/", [""], ""],
    ["/sites/rose", ["sites", "rose"], ""],
    ["/sites/rose/", ["sites", "rose", ""], ""],
    ["/a%20b/c?x=1&y=/..", ["a b", "c"], "?x=1&y=/.."],
    ["/caf%C3%A9?", ["café"], "?"],
  ])("takes %s apart", (target, segments, query) => {
    expect(parseTarget(target)).toEqual({ segments, query });
  });

  it.each([
    "",
    "*",
    "sites/rose",
    "http://evil.example/",
    "/../etc/passwd",
    "/sites/./rose",
    "/sites/%2e%2e/x",
    "/sites/%2E./x",
    "/a%2fb",
    "/a%5cb",
    "/a\\b",
    "/a%00b",
    "/a%0d%0aSet-Cookie:x",
    "/%",
    "/%zz",
    "/%c3%28",
  ])("refuses %j", (target) => {
    expect(parseTarget(target)).toEqual({ refused: 400 });
  });

  it("refuses what is too long", () => {
    expect(parseTarget(`/${"a".repeat(MAX_TARGET_LENGTH)}`)).toEqual({ refused: 414 });
  });

  it("never throws, and never lets a climbing or separating segment through", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("/", ".", "%", "2", "e", "f", "5", "c", "0", "a", "\\", "?") }),
        (rest) => {
          const parsed = parseTarget(`/${rest}`);
          if ("refused" in parsed) return;
          for (const segment of parsed.segments) {
            expect([".", ".."]).not.toContain(segment);
            expect(segment).not.toMatch(/[/\\\0]/);
          }
        },
      ),
    );
  });

  it("gives back any segments that were encoded properly", () => {
    const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !/^\.{1,2}$|[\\/\u007f]/.test(text));
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (segments) => {
        expect(parseTarget(`/${segments.map(encodeURIComponent).join("/")}`)).toEqual({ segments, query: "" });
      }),
    );
  });
});

describe("matchPath", () => {
  const files = new Set(["index.html", "404.html", "about.html", "blog/index.html", "assets/a.css"]);
  const has = (file: string) => files.has(file);

  it.each([
    ["", { file: "index.html" }],
    ["index.html", { file: "index.html" }],
    ["about", { file: "about.html" }],
    ["blog/", { file: "blog/index.html" }],
    ["blog", { addSlash: true }],
    ["assets/a.css", { file: "assets/a.css" }],
    ["assets/", null],
    ["assets", null],
    ["/index.html", null],
    ["__proto__", null],
  ])("leads %j to %j", (path, expected) => {
    expect(matchPath(path, has)).toEqual(expected);
  });
});
