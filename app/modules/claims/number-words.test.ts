import { describe, expect, it } from "vitest";
import { wordNumbers } from "./number-words";

const values = (text: string) => wordNumbers(text).map(({ value }) => value);

describe("wordNumbers", () => {
  it.each([
    ["twelve hundred homes", [1200]],
    ["twenty-five years and three cooks", [25, 3]],
    ["two hundred and fifty loaves, two vans", [250, 2]],
    ["a thousand nights, one hundred days", [1000, 100]],
    ["fünfundzwanzig Jahre, zwölfhundert Gäste, zweihundertfünfzig Brote", [25, 1200, 250]],
    ["dreitausend Bäume und zwei Esel", [3000, 2]],
    ["treinta y cinco años, mil doscientos árboles", [35, 1200]],
    ["vingt-cinq ans", [25]],
    ["خمسة وعشرون عاماً", [25]],
    ["ثلاثون سنة", [30]],
    ["one of a kind, once a week, und, hunderte", []],
  ])("reads %s", (text, expected) => expect(values(text)).toEqual(expected));

  it("knows where each stands", () => {
    const text = "For twenty-five years";
    const [found] = wordNumbers(text);
    expect(text.slice(found!.start, found!.end)).toBe("twenty-five");
  });
});
