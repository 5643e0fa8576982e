import { expect, it } from "vitest";
import { keptChangeOf, latestChanges, type KeptChange } from "./kept-change";

const site = (html: string) => ({ html, css: "", javascript: "" });
const said = (text: string, letters = 5) => ({
  text,
  change: keptChangeOf(site("<p>a</p>"), site(`<p>${"b".repeat(letters)}</p>`))!,
});
const withChange = (lines: { text: string; change?: KeptChange }[]) =>
  latestChanges(lines)
    .filter((line) => "change" in line)
    .map(({ text }) => text);

it("gives the editor the latest changes, as far as there is room", () => {
  const lines = Array.from({ length: 25 }, (_, at) => said(String(at)));
  expect(latestChanges(lines).map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
  expect(withChange(lines)).toEqual(lines.slice(5).map(({ text }) => text));
  expect(withChange([said("long before", 1_000), said("long", 31_500), said("new")])).toEqual(["long", "new"]);
  expect(withChange([{ text: "nothing changed" }, said("new")])).toEqual(["new"]);
});
