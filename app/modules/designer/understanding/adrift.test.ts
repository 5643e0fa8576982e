import { describe, expect, it } from "vitest";
import { openPage } from "../../../../tests/edit-benchmark/pages";
import { answerBuiltIn } from "../built-in/answer-built-in";

describe("what hangs on words that were not understood", () => {
  it.each([
    [
      "a price behind a new line",
      "coiffeur",
      "pouvez-vous ajouter la couleur végétale dans les tarifs, 45 €, juste en dessous de Couleur ?",
    ],
    [
      "'out' in a title",
      "guesthouse",
      "take out Who you will see altogether, Pat hates seeing hers. and out of the menu too of course",
    ],
    [
      "a colour of what is not known",
      "tax-adviser",
      "Guten Tag, die beiden hellgrauen Kästen unter Leistungen sieht man kaum. Könnten Sie das Grau etwas dunkler machen?",
    ],
  ])("is done to nothing else: %s", (_, page, message) => {
    expect(answerBuiltIn({ message, code: openPage(page) }).edit).toBeNull();
  });
});
