import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const rows = (door: string, lock: string) =>
  `<table><thead><tr><th>Job</th><th>Daytime</th><th>After 6pm</th></tr></thead><tbody><tr><td>Opening a door</td>${door}</tr><tr><td>uPVC door mechanism</td>${lock}</tr></tbody></table>`;
const cells = (day: string, night: string) => `<td>${day}</td><td>${night}</td>`;
const box = (name: string, price: string, size: string) =>
  `<section><h3>${name}</h3><p class="rate">${price}</p><p>${size}</p></section>`;
const page = (table: string, small: string, large: string) =>
  `<!doctype html><html lang="en"><head><title>Locks</title></head><body><main><section id="top"><h1>Locks in Leeds</h1></section><section id="prices"><h2>Prices</h2>${table}</section><section id="rates"><h2>Rates</h2><div>${box("Small dog", small, "up to 10 kg")}${box("Large dog", large, "over 10 kg")}</div></section></main></body></html>`;
const before = rows(cells("£65", "£90"), cells("£125", "£150"));
const html = page(before, "£19", "£23");
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code: { html, css: "", javascript: "" } });
  return edit ? applyEdit({ html, css: "", javascript: "" }, edit).html : html;
};

describe("several prices in one breath", () => {
  it("of one row, each in its column", () =>
    expect(
      after("the upvc mechanism has gone up at the wholesalers so it wants to be 135 in the day and 160 after six"),
    ).toBe(page(rows(cells("£65", "£90"), cells("£135", "£160")), "£19", "£23")));

  it("of several things, behind what opens the list", () =>
    expect(after("rates from january - small dog 20, large 25. the rest stays")).toBe(page(before, "£20", "£25")));

  it.each([
    "the upvc mechanism wants to be 135 at weekends and 160 on sundays",
    "rates from january - small cat 20, large 25",
    "the mechanism wants to be 135 in the day and 160 in the daytime",
  ])("is left where a name or a column is not on the page: %s", (message) => expect(after(message)).toBe(html));
});
