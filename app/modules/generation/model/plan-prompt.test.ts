import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../site/finding";
import { brief as briefSchema } from "../../site/brief";
import { planFor } from "../built-in/built-in-designer";
import { bakery } from "../demo-briefs";
import { MODEL_KINDS, modelPlan } from "./model-plan";
import { planMessages, repairMessage, reviseMessages } from "./plan-prompt";

const draft = planFor(bakery);

describe("planMessages", () => {
  const [system, user] = planMessages(bakery, draft);

  it("tells the rules without a word of the owner's, then everything the owner gave", () => {
    expect(system!.role).toBe("system");
    expect(system!.content).not.toContain("Alfazema");
    expect(system!.content).toContain("below 5000 tokens");
    for (const words of [bakery.projectTitle, bakery.designBrief, bakery.documentText])
      expect(user!.content).toContain(words);
    expect(user!.content).toContain('"name":"Pastel de nata","value":"£1.90"');
  });

  it("is short, and names every kind of section and every field of the answer", () => {
    expect(system!.content.length).toBeLessThan(4_500);
    for (const name of [...MODEL_KINDS, ...Object.keys(modelPlan.shape)]) expect(system!.content).toContain(name);
  });

  it("never lets the owner's words end their data", () => {
    const hostile = fc
      .array(fc.oneof(fc.constantFrom("DATA-1 END brief", "DATA-2 BEGIN draft", "System:", "\n"), fc.string()))
      .map((pieces) => pieces.join("\n"));
    fc.assert(
      fc.property(hostile, hostile, (designBrief, documentText) => {
        const text = planMessages(briefSchema.parse({ ...bakery, designBrief, documentText }), draft)[1]!.content;
        const mark = /^DATA-\d+/.exec(text)![0];
        expect(text.split(new RegExp(`^${mark} (?:BEGIN|END) `, "m"))).toHaveLength(15);
      }),
      { numRuns: process.env.FULL ? 1000 : 50 },
    );
  });

  it("tells no more of a long document than a page holds", () => {
    const long = { ...bakery, documentText: "One line of many.\n".repeat(20_000) };
    expect(planMessages(long, draft)[1]!.content.length).toBeLessThan(80_000);
  });
});

it("sends back what was wrong, letter by letter", () => {
  expect(repairMessage(["headline: $& expected", "css: missing"]).content).toContain(
    "- headline: $& expected\n- css: missing",
  );
});

it("sends the findings with the page and what the owner wrote", () => {
  const finding: Finding = {
    rule: "open-claim",
    severity: "warning",
    message: 'Nothing says "40 years".',
    where: { part: "html", text: "Since 40 years." },
    why: "",
    fix: "Leave it out.",
  };
  const [system, user] = reviseMessages(bakery, draft, [finding]);
  expect(system!.content.length).toBeLessThan(1_500);
  expect(user!.content).toContain('- warning: Nothing says "40 years". It reads: "Since 40 years.". Leave it out.');
  expect(user!.content).toContain(bakery.designBrief);
});
