import { expect, test } from "vitest";
import { moodsIn } from "./moods";

test.each([
  ["Creepy, no blood, no skulls.", ["eerie"]],
  ["It should look like the inside of a ship's cabin.", ["ship"]],
  ["The look should be warm and earthy.", ["earthy"]],
  ["We want a brutalist look, lots of white.", ["brutal"]],
  ["Ruhig, würdig, schlicht.", ["hushed"]],
  ["Il sito lo voglio allegro colorato fresco non da ospedale.", ["cheerful"]],
  ["Nothing creepy, nothing gothic.", []],
  ["Nicht zu bunt bitte.", []],
  ["Say that we ship everywhere.", []],
])("%s", (sentence, moods) => {
  expect(moodsIn(sentence)).toEqual(moods);
});
