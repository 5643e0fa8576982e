import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";
import { applyEdit } from "../../../markup/edit";

const page = (step: string, foot: string) =>
  `<!doctype html><html lang="es"><head><title>Imprenta</title></head><body><main><section id="top"><h1>Imprenta Sol</h1></section><section id="pasos"><h2>Pasos</h2><ol><li>Nos manda el archivo.</li><li>Le enviamos una prueba por ${step}.</li></ol><p>Precios de enero.</p></section></main><footer><p>© ${foot}. Todos los derechos.</p></footer></body></html>`;
const html = page("fax", "Untitled");
const said = (message: string) => {
  const answer = answerBuiltIn({ message, code: { html, css: "", javascript: "" } });
  return { ...answer, html: answer.edit ? applyEdit({ html, css: "", javascript: "" }, answer.edit).html : html };
};

describe("what stands somewhere and should be something else", () => {
  it("becomes so", () => {
    expect(said("donde dice que enviamos la prueba por fax tiene que poner por correo").html).toBe(
      page("correo", "Untitled"),
    );
    expect(said("The very last line says Untitled, thats meant to be us, Imprenta Sol").html).toBe(
      page("fax", "Imprenta Sol"),
    );
  });

  it.each([
    "my wife says Untitled, she likes it",
    "donde dice que cerramos los lunes tiene que poner los martes",
    "up in the browser tab it only says Imprenta, that should be Imprenta Sol Madrid please",
  ])("is no text of the page: %s", (message) =>
    expect(said(message).html.replace(/<title>.*<\/title>/, "")).toBe(html.replace(/<title>.*<\/title>/, "")),
  );

  it("is named where it is not done", () => {
    const { message } = said("Make the headline bigger. And the note at the end ought to be in rhyme");
    expect(message).toContain("I did not understand");
  });
});
