import { describe, expect, it } from "vitest";
import { beginsLate, isClosed, mayCut, withoutJoin } from "./may-cut";

describe("where a sentence may be cut", () => {
  it.each([
    ["Ich bin Regula", "und komme zu den Leuten nach Hause"],
    ["Since 1987, first", "for the temple"],
    ["Vini pugliesi (Primitivo", "Nero di Troia)"],
    ["Heinrichstraße 61, 1.", "Stock mit Lift"],
    ["She said „morgen", "oder nie“ and left"],
    ["Everything in nr.", "3 is ours"],
    ["Before, during and", "after the day"],
  ])("not here: %s | %s", (before, after) => expect(mayCut(before, after)).toBe(false));

  it.each([
    ["A coffee roaster and café in Kilkenny", "just off the Parade"],
    ["Mitten in der „Rheinhessischen Schweiz“", "bewirtschaften wir 14 Hektar"],
    ["Open 9 to 5.", "Closed on Sundays"],
    ['Painted on 6" boards', "by hand"],
  ])("here: %s | %s", (before, after) => expect(mayCut(before, after)).toBe(true));

  it("knows that a word joins in one language only", () => {
    expect(beginsLate("en uw eigen risico", "nl")).toBe(true);
    expect(beginsLate("en el mercado", "es")).toBe(false);
  });
});

it("a smile, a letter that counts and inches leave a text closed", () => {
  expect(["See you :)", 'Pie 9"', "a) kitchens", "»so«", '„nie teraz".'].map(isClosed)).not.toContain(false);
  expect(["lol) in Missoula", "(solo annate", 'the "old'].map(isClosed)).toEqual([false, false, false]);
});

it("the last of several stands without the word that joins it", () => {
  expect(withoutJoin("or 200 g for £34")).toBe("200 g for £34");
  expect(withoutJoin("e pelo barco fica um sinal de 30 €", "pt")).toBe("pelo barco fica um sinal de 30 €");
});
