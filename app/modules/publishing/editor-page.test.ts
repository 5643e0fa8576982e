import { expect, it } from "vitest";
import { editorPage } from "./editor-page";

const page = (head: string, body = "") =>
  editorPage(
    { html: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`, css: "", javascript: "go()" },
    "ours()",
  );

it("puts our script before everything of the site", () => {
  expect(page("<title>Bread</title>")).toMatch(/^<!doctype html><script>ours\(\)<\/script><html/);
});

it.each([
  [`<script src="script.js" defer></script>`],
  [`<script type="module">import "./x.js"</script>`],
  [`<SCRIPT>document.title = "theirs"</SCRIPT>`],
  [`<svg><script href="x.js"/></svg>`],
])("makes %s inert where it stands", (script) => {
  const tags = page("", script).match(/<script[^>]*>/gi)!;
  expect(tags[0]).toBe("<script>");
  expect(tags.slice(1).length).toBeGreaterThan(0);
  for (const tag of tags.slice(1)) expect(tag).toMatch(/^<script type="text\/plain"/i);
});

it("empties what would lead the frame elsewhere", () => {
  expect(page(`<meta http-equiv="refresh" content="0; url=https://elsewhere.example">`)).not.toContain(
    "elsewhere.example",
  );
});
