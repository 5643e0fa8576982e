import { describe, expect, it } from "vitest";
import { withHeadFollowing } from "./said-in-head";

const page = (description: string, body: string, title = "Rose") =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}"></head><body>${body}</body></html>`;

describe("a designer's change", () => {
  it("goes into what the head says of the same words", () => {
    const before = page(
      "Bread and cakes. Open daily.",
      "<h1>Bread and cakes</h1><p>Open daily.</p>",
      "Rose | Bread and cakes",
    );
    const body = "<h1>Pies</h1><p>Open on Sundays.</p>";
    const after = before.replace(/<body>.*<\/body>/, `<body>${body}</body>`);
    expect(withHeadFollowing(before, after)).toBe(page("Pies. Open on Sundays.", body, "Rose | Pies"));
  });

  it("has the headline follow where it adds to the page as well", () => {
    const before = page("Bread and cakes. Open daily.", "<h1>Bread and cakes</h1>");
    const body = "<h1>Pies</h1><p>Come in.</p>";
    expect(withHeadFollowing(before, page("Bread and cakes. Open daily.", body))).toBe(page("Pies. Open daily.", body));
  });

  it("stays as it is where it wrote the head itself, or words moved", () => {
    const before = page("Bread and cakes. Open daily.", "<h1>Bread and cakes</h1>");
    const own = page("Bread and cakes. We deliver.", "<h1>Pies</h1>");
    expect(withHeadFollowing(before, own)).toBe(own);
    const two = page("Bread and cakes. Open daily.", "<h1>Bread and cakes</h1><h1>Pies</h1>");
    expect(withHeadFollowing(before, two)).toBe(two);
  });
});
