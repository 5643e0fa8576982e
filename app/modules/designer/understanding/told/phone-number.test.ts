import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Sweep</title></head><body><header><a class="ring" href="tel:+441539555027">01539 555 027</a></header>
<main><section id="top"><h1>Clean chimneys</h1><p>In a hurry? Ring 01539 555 027.</p></section><section id="prices"><h2>Prices</h2><p>From £60.</p></section></main></body></html>`;
const after = (message: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

const CHANGED = html.replaceAll("01539 555 027", "01539 555 018");

describe("another number", () => {
  it.each([
    "we've got rid of the landline!! new number is 01539 555 018, its on there in a few places so pls change all of them, and it has to ring when you press it not just say it",
    "We krijgen een ander telefoonnummer (gedoe met de provider, vraag maar niet): 01539 555 018. Wil je dat overal veranderen?",
    "Wir bekommen eine andere Telefonnummer (fragen Sie nicht): 01539 555 018. Bitte überall ändern",
    "Nos dan otro número de teléfono: 01539 555 018. ¿Lo puedes cambiar en todas partes?",
    "On a un nouveau numéro de téléphone : 01539 555 018, à changer partout, et que ça appelle quand on appuie dessus",
    "Abbiamo un altro numero di telefono: 01539 555 018, da cambiare dappertutto",
    "We've changed our telephone number to 01539 555 018. It's in three places I think, top, bottom and under Prices. Thank you, Ruth",
    "Temos um novo número de telefone: 01539 555 018, troca em todo lugar por favor",
  ])("is changed wherever it stands: %s", (message) => {
    const now = after(message);
    expect(now).not.toContain("555 027");
    expect(now).toContain("Ring 01539 555 018.");
    expect(now).toMatch(/href="tel:(?:\+44|0)1539555018"/);
    expect(now.replace(/tel:[+\d]+/, "")).toBe(CHANGED.replace(/tel:[+\d]+/, ""));
  });

  it("is dialled from abroad as the one before was, with its zero where that had one", () => {
    const page = html.replaceAll("01539 555 027", "0322 555 018").replace("+441539555027", "+390322555018");
    const code = { html: page, css: "", javascript: "" };
    const { edit } = answerBuiltIn({ message: "We've changed our telephone number to 0322 555 118", code });
    expect(edit ? applyEdit(code, edit).html : page).toContain('href="tel:+390322555118"');
    expect(after("We've changed our telephone number to 01539 555 018")).toContain('href="tel:+441539555018"');
  });

  it.each([
    "my sister has another number: 01539 555 018, ring her when the shop is shut",
    "for emergencies there is a new number 01539 555 018",
    "the new fax number is 01539 555 018",
  ])("is not one that belongs to another: %s", (message) => expect(after(message)).toContain("Ring 01539 555 027."));
});
