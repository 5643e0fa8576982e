import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";
import { applyEdit } from "../../../markup/edit";

const OLD = "https://www.facebook.com/rose.old";
const NEW = "https://www.facebook.com/rose.new";
const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main><section id="top"><h1>Bread by the sea</h1><p>Call us any time.</p></section></main>
<footer><p><a href="${OLD}">Facebook</a> <a href="mailto:rose@example.com">rose@example.com</a></p></footer></body></html>`;
const after = (message: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

describe("links that lead elsewhere", () => {
  it.each([
    `The Facebook link at the bottom is our old page, its ${NEW} now`,
    `Facebook made us a new name, the link right at the bottom has to go to ${NEW}`,
    `add a link to our facebook ${NEW} in the footer`,
    `Unser Facebook ist jetzt ${NEW}`,
    "Nuestro facebook ahora es www.facebook.com/rose.new",
    `le lien Facebook en bas est l'ancien, mettez ${NEW} à la place`,
    `il link Facebook in fondo adesso è ${NEW}`,
    `o link do Facebook lá embaixo agora é ${NEW}`,
    `de Facebook-link onderaan is nu ${NEW}`,
  ])("get their new address, and no link beside them: %s", (message) =>
    expect(after(message)).toBe(html.replace(OLD, NEW)),
  );

  it("stay beside one more that is asked for", () => {
    const now = after(`add a link to our second facebook page ${NEW} in the footer`);
    expect(now).toContain(OLD);
    expect(now).toContain(NEW);
  });

  it.each([
    `${NEW} is not us, people mix that up`,
    "our hosting is at https://www.example.org/rose now",
    `remove the Facebook link, ${NEW} is where my cousin is`,
  ])("stay where something else is said: %s", (message) => expect(after(message)).not.toContain(NEW));
});
