import { describe, expect, it } from "vitest";
import { designerSentence, type DesignerByModel } from "./designer-choice";

const claude = { id: "claude", name: "Claude" } as const;
const openai = { id: "openai", name: "OpenAI" } as const;
const builtIn = { id: "built-in", name: "Built-in designer" } as const;

describe("designerSentence", () => {
  it.each([
    ["claude", { claude, openai: builtIn }, "Claude will write your website."],
    [
      "openai",
      { claude, openai: builtIn },
      "OpenAI is not connected here, so our built-in designer will write your website.",
    ],
    ["claude", { claude: openai, openai }, "Claude is not connected here, so OpenAI will write your website."],
  ] satisfies [keyof DesignerByModel, DesignerByModel, string][])("of %s", (model, designers, sentence) => {
    expect(designerSentence(model, designers)).toBe(sentence);
  });
});
