import { describe, expect, it } from "vitest";
import type { WebsiteCode } from "../../site/website-code";
import { understand } from "./understand";

/** Requests of three people who tried the product for the first time; each was done wrongly or not at all then. */
const page = (body: string, css = ""): WebsiteCode => ({
  html: `<!doctype html><html lang="en"><head><title>Lane</title></head><body><main><section id="top"><h1>Lane</h1></section>${body}</main></body></html>`,
  css,
  javascript: "",
});
const ask = (message: string, code: WebsiteCode) => understand({ message, code, form: null }).after;

const SCHOOL = page(
  `<section id="courses"><h2>Our courses</h2><ul><li><h3>Evening group</h3><p>£240</p></li><li><h3>Travellers</h3><p>£150</p></li></ul></section><section id="contact"><h2>Call or write</h2><p class="intro">New students come for a free chat. The site should make people call or write for that chat.</p><form action="#"><label>Name <input name="name"></label><button>Send</button></form></section>`,
);

it("takes the whole sentence away that says so", () =>
  expect(ask("Take out the sentence that says the site should make people call or write", SCHOOL).html).toBe(
    SCHOOL.html.replace(" The site should make people call or write for that chat.", ""),
  ));

it("takes one word away where a word is asked for", () =>
  expect(ask("delete the word free", SCHOOL).html).toBe(SCHOOL.html.replace("a free chat", "a chat")));

it("writes a dictated sentence as it was dictated", () =>
  expect(ask("add above the form the sentence: Please ring the bell twice.", SCHOOL).html).toContain(
    "<p>Please ring the bell twice.</p>",
  ));

it("does not write on the page what is only described", () =>
  expect(ask("Put a new section with our team under the courses", SCHOOL)).toEqual(SCHOOL));

it("adds no entry for an order that is asked for", () =>
  expect(ask("In the courses put the season first and the dates after it", SCHOOL)).toEqual(SCHOOL));

it("gives one new price to none of several that differ", () => {
  const code = page(
    `<section id="courses"><h2>Courses</h2><div class="card"><h3>Evening group - ten weeks</h3></div><div class="card"><h3>£240</h3></div><div class="card"><h3>Travellers</h3></div><div class="card"><h3>£150</h3></div><div class="card"><h3>£38 an hour</h3></div></section>`,
  );
  const after = ask("Put each course on one line with its price, e.g. Evening group, ten weeks, £240", code);
  expect(after.html).toContain("£150");
  expect(after.html).toContain("£38 an hour");
});

describe("a section by its heading and its text, each in quotes", () => {
  it.each([
    'Add a section at the end of the page with the heading "Legal notice" and the text "VAT ID: DE136695976."',
    'Add a section called "Legal notice" at the end of the page with the text "VAT ID: DE136695976."',
  ])("%s", (message) => {
    const { html } = ask(message, SCHOOL);
    expect(html).toMatch(/<h2[^>]*>Legal notice<\/h2>\s*(?:<div[^>]*>\s*)?<p>VAT ID: DE136695976\.<\/p>/);
  });
});

it("means the dark ones of the brown parts", () => {
  const brown = page(
    '<section id="people"><h2>People</h2><p>Two of us.</p></section><section id="dates"><h2>Dates</h2><p>In May.</p></section><section id="visit"><h2>Visit</h2><p>By the river.</p></section>',
    "#people { background: #f1e4d6; } #dates, #visit { background: #4a2f1f; color: #fff; }",
  );
  const { css } = ask("Make the dark brown sections dark green", brown);
  expect(css).toMatch(/#dates, #visit \{ background: #/);
  expect(css).not.toMatch(/#people, /);
});
