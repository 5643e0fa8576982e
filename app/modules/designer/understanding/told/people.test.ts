import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const person = (name: string, role: string) =>
  `<figure class="person"><img src="${name[0]}.jpg" alt="${name}"><figcaption><span>${name}</span> <span>${role}</span></figcaption></figure>`;
const [heike, jonas, milena] = [
  person("Heike Wendland", "Meisterin"),
  person("Jonas Brandt", "Geselle"),
  person("Milena Kowalski", "Auszubildende im 2. Jahr"),
];
const page = (people: string) =>
  `<!doctype html><html lang="de"><head><title>Polsterei</title></head><body><main><section id="top"><h1>Polsterei</h1><p>Sessel und Stühle.</p></section><section id="team"><h2>Team</h2><div class="grid">${people}</div></section></main></body></html>`;
const html = page(heike + jonas + milena);
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code: { html, css: "", javascript: "" } });
  return edit ? applyEdit({ html, css: "", javascript: "" }, edit).html : html;
};

describe("people whose name and work stand in one caption", () => {
  it.each(["Jonas hat uns leider verlassen, bitte rausnehmen", "Jonas hat uns verlassen. Bitte rausnehmen."])(
    "are taken out where they have left: %s",
    (message) => expect(after(message)).toBe(page(heike + milena)),
  );
  it("have another work", () => {
    expect(after("Milena hat ausgelernt, sie ist jetzt Gesellin.")).toBe(
      page(heike + jonas + person("Milena Kowalski", "Gesellin")),
    );
  });
  it.each(["Jonas hat uns leider verlassen.", "Tobias hat uns leider verlassen, bitte rausnehmen"])(
    "stay where nobody asks for it, or somebody else has left: %s",
    (message) => expect(after(message)).toBe(html),
  );
});
