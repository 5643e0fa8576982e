import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const rows = (...kinds: string[]) => kinds.map((kind) => `<li><b>${kind}</b> from September</li>`).join("");
const page = (ripe: string, news: string, groups: string) =>
  `<!doctype html><html lang="en"><head><title>Orchard</title></head><body><main><section id="top"><h1>Apples</h1></section><section id="ripe"><h2>What's ripe</h2><ul>${ripe}</ul></section><section id="boxes"><h2>Good to know</h2><div><div class="box"><h3>News</h3><p>${news}</p></div><div class="box"><h3>We take</h3><p>Cash.</p></div></div></section><section id="groups"><h2>School groups</h2><p>Seven dollars.</p>${groups}</section><section id="team"><h2>Team</h2><div><div><h3>Walt Pruitt</h3><p>Runs it</p></div><div><h3>Jean Pruitt</h3><p>Bakes</p></div></div></section></main></body></html>`;
const all = rows("Cortland", "Macoun", "Northern Spy");
const html = page(all, "Frost in May.", "");
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code: { html, css: "", javascript: "" } });
  return edit ? applyEdit({ html, css: "", javascript: "" }, edit).html : html;
};

describe("that line, and the text of a box", () => {
  it.each([
    [
      "The Macouns are a total loss. Take that line out of what's ripe",
      page(rows("Cortland", "Northern Spy"), "Frost in May.", ""),
    ],
    ["in the News box have it say just this: No frost this year.", page(all, "No frost this year.", "")],
    ["at the end of the School groups part add: Call Walt.", page(all, "Frost in May.", "<p>Call Walt.</p>")],
  ])("%s", (message, wanted) => expect(after(message)).toBe(wanted));

  it.each([
    "The Macouns and the Cortlands are a total loss. Take that line out of what's ripe",
    "Walt is off sick. Take that line out of what's ripe",
    "The Macouns are a total loss. Don't take that line out of what's ripe",
    "in the Prices box have it say just this: No frost this year.",
  ])("is left where it is not told which, or not asked for: %s", (message) => expect(after(message)).toBe(html));
});
