import { describe, expect, it } from "vitest";
import { isRightToLeft, visualRuns } from "./bidi-runs";

const seen = (line: string) => {
  const faces = new Map([...line].map((character) => [character, "face"]));
  return visualRuns(line, faces, isRightToLeft(line))
    .map(({ text, isRightToLeft }) => (isRightToLeft ? [...text].toReversed().join("") : text))
    .join("");
};

describe("the order in which a line is seen", () => {
  it.each([
    ["Casa 12", "Casa 12"],
    ["אבג", "גבא"],
    ["אבג Tel 12", "Tel 12 גבא"],
    ["אב 12:30 גד", "דג 12:30 בא"],
    ["Bar אב 12 end", "Bar 12 בא end"],
    ["(אב) c", "c )בא("],
    ["12 %", "12 %"],
  ])("%s", (line, visual) => expect(seen(line)).toBe(visual));

  it("begins another run where the face changes and leaves out what has none", () => {
    const runs = visualRuns(
      "abβ☃c",
      new Map([
        ["a", 1],
        ["b", 1],
        ["β", 2],
        ["c", 1],
      ]),
      false,
    );
    expect(runs.map(({ text, face }) => [text, face])).toEqual([
      ["ab", 1],
      ["β", 2],
      ["c", 1],
    ]);
  });
});
