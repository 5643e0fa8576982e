import { expect, it } from "vitest";
import { withoutNothingElse } from "./nothing-else";

it.each([
  [
    "should be Driving lessons in Tuam, nothing else. and Read the story",
    "should be Driving lessons in Tuam. and Read the story",
  ],
  ["make it blue, and that's all", "make it blue"],
  ["Die Überschrift soll Fahrschule heißen und sonst nichts!", "Die Überschrift soll Fahrschule heißen!"],
  ["el titular: Pan de pueblo, y nada más", "el titular: Pan de pueblo"],
  ["le titre doit être Le pain, rien d'autre", "le titre doit être Le pain"],
  ["il titolo: Pane fresco, e basta.", "il titolo: Pane fresco."],
  ["o título: Pão fresco, e mais nada", "o título: Pão fresco"],
  ["de kop wordt Vers brood, verder niets", "de kop wordt Vers brood"],
])("leaves out that there is no more: %s", (message, bare) => expect(withoutNothingElse(message)).toBe(bare));

it.each([
  'the line should say "We sell bread, nothing else."',
  "we have nothing else to offer than bread",
  "nothing else should change",
  "non basta, fallo più grande",
  "bread, nothing else matters here",
])("leaves in what is said of something: %s", (message) => expect(withoutNothingElse(message)).toBe(message));
