import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Lanes</title></head><body><main><section id="top"><h1>Lanes</h1></section><section id="book"><h2>Book a party</h2><form action="/book" method="post"><p><label>Name<input type="text" name="name" required></label></p><p><label>Email<input type="email" name="email"></label></p><p><label>Fax<input type="text" name="fax"></label></p><p><label>How many kids<input type="number" name="kids" min="6" max="40" value="6"></label></p><button type="submit">Send</button></form></section></main></body></html>`;
const code = { html, css: "", javascript: "" };
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

describe("fields of a form that was made elsewhere", () => {
  it.each([
    [
      "Who on earth has a fax? In the form, make that box Phone instead. Same place, and they have to fill it in",
      '<label>Phone<input type="tel" name="fax" required=""></label>',
    ],
    ["The form starts at 6 kids, so it has to start at 8 and not let them pick less", 'min="8" max="40" value="8"'],
    [
      "in the form put Phone right after the email, and don't let them skip it",
      '<label>Phone<input type="tel" name="phone" required=""></label></p>',
    ],
  ])("%s", (message, text) => {
    expect(after(message)).toContain(text);
  });

  it.each([
    // Two fields are named before it.
    "The form has name and fax. Make that box Phone instead.",
    // The field is there already.
    "in the form put Email right after the name",
    // It tells how it is now.
    "the form starts at 6 kids",
  ])("does nothing for: %s", (message) => {
    expect(after(message)).toBe(html);
  });
});
