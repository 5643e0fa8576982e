import { expect, test } from "vitest";
import { asksForCards } from "./asks-for-cards";

test.each([
  "Packages side by side.",
  "then the trips as three cards with the price and book button",
  "y que cada ruta tenga su ficha",
  "os imóveis em cartões com foto",
  "Formules naast elkaar graag",
  "Could you make the packages three boxes side by side",
  "Dann die Sorten als bunte Kärtchen",
])("wants cards: %s", (said) => expect(asksForCards(said)).toBe(true));

test.each([
  "No boxes please, one calm list",
  "nada de fichas ni pantallas",
  "Gift cards at the desk",
  "We pay by card",
  "a steel tiffin with four boxes",
])("wants none: %s", (said) => expect(asksForCards(said)).toBe(false));
