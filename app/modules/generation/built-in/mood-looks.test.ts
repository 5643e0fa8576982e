import { expect, test } from "vitest";
import { brief } from "../../site/brief";
import { modeOf } from "../../markup/contrast";
import { planFor } from "./built-in-designer";
import { MOOD_LOOKS } from "./mood-looks";

const themeOf = (designBrief: string) =>
  planFor(brief.parse({ template: "modern", industry: "other", projectTitle: "The Fog Signal", designBrief })).theme;

test("a mood that is asked for chooses colours and light", () => {
  const { mode, primary, colours } = themeOf(
    "Three escape rooms in Halifax. Please make it creepy, one light, no blood.",
  );
  expect(mode).toBe("dark");
  expect(modeOf(colours?.ground ?? "#ffffff")).toBe("dark");
  expect(modeOf(colours?.field ?? "#ffffff")).toBe("dark");
  expect(MOOD_LOOKS.eerie.palettes.map((palette) => palette.primary)).toContain(primary);
});

test("colours that are named go before those of a mood", () => {
  expect(themeOf("Pancakes in Bristol. The site should be fun, mustard and hot pink.").primary).toBe("#d4a017");
});
