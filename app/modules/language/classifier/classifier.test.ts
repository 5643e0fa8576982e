import { describe, expect, it } from "vitest";
import { trainClassifier, type Example } from "../../../../scripts/train/train-classifier";
import { readClassifier } from "./classifier";
import { featuresOf } from "./features";

const WEATHER = [
  "rain all morning",
  "heavy rain and wind",
  "sun and a light wind",
  "snow on the hills",
  "rain, then sun",
];
const FOOD = [
  "bread with butter",
  "a soup of carrots",
  "rye bread and cheese",
  "carrots, beans and rice",
  "cheese on toast",
];
const EXAMPLES: Example[] = [
  ...WEATHER.map((text) => ({ text, label: "weather" })),
  ...FOOD.map((text) => ({ text, label: "food" })),
];

describe("a trained classifier", () => {
  const file = trainClassifier(EXAMPLES, { buckets: 1024 });
  const classify = readClassifier<"weather" | "food">(file);

  it("knows what it was not shown", () => {
    expect(classify("wind and rain at noon")[0]!.label).toBe("weather");
    expect(classify("beans and buttered bread")[0]!.label).toBe("food");
  });

  it("says how likely each label is, the likeliest first", () => {
    const [first, second] = classify("rye bread");
    expect(first!.likelihood + second!.likelihood).toBeCloseTo(1);
    expect(first!.likelihood).toBeGreaterThan(second!.likelihood);
  });

  it("is the same whenever it is trained on the same examples", () => {
    expect(trainClassifier(EXAMPLES, { buckets: 1024 })).toEqual(file);
  });

  it("uses what a reader found beside the text", () => {
    const found = trainClassifier(
      [
        { text: "it", label: "a", found: ["cold"] },
        { text: "it", label: "b", found: ["warm"] },
      ],
      { buckets: 256 },
    );
    expect(readClassifier(found)("that", ["warm"])[0]!.label).toBe("b");
  });

  it("refuses weights that do not fit their labels", () => {
    expect(() => readClassifier({ ...file, buckets: 512 })).toThrow("do not fit");
  });
});

describe("features of a text", () => {
  it("are the same whatever its capitals, accents and figures", () => {
    expect(featuresOf("CAFÉ 12", 4096)).toEqual(featuresOf("cafe 34", 4096));
  });

  it("are bounded for texts without end", () => {
    expect(featuresOf("word ".repeat(100_000), 65_536).length).toBeLessThan(3000);
  });

  it("are there for a text without words", () => {
    expect(featuresOf("", 4096).length).toBeGreaterThan(0);
  });
});
