import { expect, it } from "vitest";
import { formWords } from "./form-words";

it.each([
  ["de-CH", "Nachricht"],
  ["pt-BR", "Mensagem"],
  ["ja", "Message"],
  ["constructor", "Message"],
])("names a field of a page in %s", (lang, message) => {
  expect(formWords(lang).message).toBe(message);
});
