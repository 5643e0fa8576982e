import { describe, expect, it } from "vitest";
import { withoutNumbers } from "./numbered-wishes";

describe("numbered wishes", () => {
  it.each([
    ["1) make it red 2) take the map off", "Make it red.\n\nTake the map off."],
    ["Drei Sachen: 1) Preise weg, 2) Titel: Neu! 3) fertig", "Drei Sachen:\n\nPreise weg.\n\nTitel: Neu!\n\nFertig."],
    ["Hola.\n1. quita el fax\n2. pon el correo", "Hola.\n\nQuita el fax.\n\nPon el correo."],
  ])("each become a paragraph: %s", (said, parts) => expect(withoutNumbers(said)).toBe(parts));

  it.each([
    "add to the steps: 1) mix 2) bake",
    "change 1) to 2)",
    "put “1) mix 2) bake” below the headline",
    "galops 1) et 3) seulement",
    "am 1. Mai und 2. Juni geschlossen",
  ])("are none: %s", (said) => expect(withoutNumbers(said)).toBe(said));
});
