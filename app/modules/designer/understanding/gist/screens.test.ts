import { expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../../tests/factories/bike-shop";
import { answerBuiltIn } from "../../built-in/answer-built-in";

it.each([
  "the bikes are squashed on my big screen",
  "am großen Bildschirm wirken die Räder im Shop verloren, mein Sohn findet das auch",
])("takes the size of a screen for nothing of the page's: %s", (message) => {
  expect(answerBuiltIn({ message, code: BIKE_SHOP }).edit).toBeNull();
});
