import { describe, expect, it } from "vitest";
import { openPage } from "../../../../tests/edit-benchmark/pages";
import { answerBuiltIn } from "./answer-built-in";

describe("what was asked for everywhere", () => {
  it("is said to stand elsewhere where it was done in one place", () => {
    const message = "Sandrine est partie à la retraite, il faut l'enlever de la page, partout svp";
    const answer = answerBuiltIn({ message, code: openPage("coiffeur") });
    expect(answer.edit).not.toBeNull();
    expect(answer.message).toMatch(/^I removed Sandrine\. It still says “[^”]*Sandrine, Kévin/);
  });

  it("is done where it stands in a list, in a field and in a sentence", () => {
    const message = "la morcilla sube a 2,50 la unidad, cambialo en todos los sitios donde salga";
    const answer = answerBuiltIn({ message, code: openPage("carniceria") });
    expect(answer.message).toBe("I changed the price of Morcilla to 2,50 la unidad.");
  });
});
