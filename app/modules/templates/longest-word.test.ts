import { describe, expect, it } from "vitest";
import { fitSize, fitted, longestWord, meanLetter } from "./longest-word";
import { professional } from "./professional/design";
import { reactLanding } from "./react-landing/design";

describe("longestWord", () => {
  it("measures the widest word, not the one with most letters", () => {
    expect(longestWord("Stoneware for the table")).toBe(longestWord("Stoneware"));
    expect(longestWord("illicit mammoth")).toBe(longestWord("mammoth"));
    expect(longestWord("illicit")).toBeLessThan(longestWord("mammoth"));
  });

  it("counts the parts of a compound on their own", () => {
    expect(longestWord("Hamburg-Altona")).toBe(longestWord("Hamburg-"));
  });

  it("takes marks that sit on a letter for no width, and nothing for one letter", () => {
    expect(longestWord("e\u0301tude")).toBe(longestWord("etude"));
    expect(longestWord("")).toBe(1);
  });
});

describe("fitting", () => {
  it("hands the word to the stylesheet and bounds the size by it", () => {
    expect(fitted("ab").text).toBe(' style="--word: 2"');
    expect(fitSize("3rem")).toContain("min(3rem * var(--grow, 1), 100cqi / (var(--word, 1) * var(--letter)))");
  });

  it("knows that heavy and wide faces need more room", () => {
    const inter = meanLetter(reactLanding.typography("Inter"));
    expect(meanLetter(reactLanding.typography("Montserrat"))).toBeGreaterThan(inter);
    expect(meanLetter(professional.typography("Inter"))).toBeLessThan(inter);
  });
});
