import { expect, it } from "vitest";
import { parseHtml } from "../markup/parse-html";
import { editorPage } from "./editor-page";

it.each([
  ["<!doctype html><p>Bread</p>", "no-quirks"],
  ["<!-- ours --> <!DOCTYPE HTML>\n<p>Bread</p>", "no-quirks"],
  [`<!doctype html public "-//W3C//DTD XHTML 1.0 Transitional//EN" "a"><p>Bread</p>`, "limited-quirks"],
  [`<!doctype html public "-//W3C//DTD HTML 3.2//EN"><script>theirs()</script>`, "quirks"],
  ["<p>Bread</p>", "quirks"],
])("is our script alone, laid out as the browser lays out %s", (html, mode) => {
  const page = editorPage(html, "ours()");
  expect(page).toMatch(/^(<!doctype[^>]*>)?<script>ours\(\)<\/script>$/);
  expect([parseHtml(html).mode, parseHtml(page).mode]).toEqual([mode, mode]);
});
