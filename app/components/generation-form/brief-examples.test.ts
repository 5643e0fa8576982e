import { describe, expect, test } from "vitest";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { brief } from "~/modules/site/brief";
import { BRIEF_EXAMPLES, isUnchangedExample } from "./brief-examples";

describe("the examples of briefs", () => {
  test.each(BRIEF_EXAMPLES)("$trade: our own designer reads its facts", ({ trade, text }) => {
    const { business, sections } = planFor(
      brief.parse({ template: "classic", projectTitle: trade, designBrief: text }),
    );
    expect(business.phone ?? business.email).toBeTruthy();
    expect(sections.length).toBeGreaterThan(2);
  });

  test("are known while nobody changed them, however a browser breaks their lines", () => {
    const [{ text }] = BRIEF_EXAMPLES as [(typeof BRIEF_EXAMPLES)[number]];
    expect(isUnchangedExample(`${text.replaceAll("\n", "\r\n")}\n`)).toBe(true);
    expect(isUnchangedExample(text.replace("Ludlow", "Leominster"))).toBe(false);
    expect(isUnchangedExample("")).toBe(false);
  });
});
