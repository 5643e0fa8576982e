import { describe, expect, it } from "vitest";
import { bakery } from "../demo-briefs";
import { planFor } from "../built-in/built-in-designer";
import { fromSitePlan } from "./from-site-plan";
import { readPlan } from "./read-plan";

const plan = fromSitePlan(planFor(bakery));
const text = JSON.stringify(plan);
const complete = (answer: string) => readPlan({ text: answer, end: "complete" });

describe("readPlan", () => {
  it("reads an answer, in a fence too", () => {
    for (const answer of [text, `\`\`\`json\n${text}\n\`\`\``, `\n${JSON.stringify(plan, null, 2)}\n`])
      expect(complete(answer)).toEqual({ ok: true, value: plan });
  });

  it("says what is wrong with an answer", () => {
    expect(complete("")).toEqual({ ok: false, problems: ["It is empty."] });
    expect(complete("I would love to")).toMatchObject({ problems: [expect.stringContaining("It is not JSON")] });
    expect(complete(JSON.stringify({ ...plan, headline: 7 }))).toMatchObject({
      problems: [expect.stringContaining("headline")],
    });
    const [first] = plan.sections;
    expect(complete(JSON.stringify({ ...plan, sections: [{ ...first, kind: "popup" }] }))).toMatchObject({
      problems: [expect.stringContaining("sections.0.kind")],
    });
  });

  it("keeps what was whole where an answer was cut off at its limit, wherever that was", () => {
    for (let length = 0; length < text.length; length += 37) {
      const read = readPlan({ text: text.slice(0, length), end: "cut-off" });
      if (!read.ok) continue;
      expect(read.value.headline).toBe(plan.headline);
      expect(plan.sections.slice(0, read.value.sections.length)).toEqual(read.value.sections);
    }
    const most = readPlan({ text: text.slice(0, -20), end: "cut-off" });
    expect(most.ok && most.value.sections.length).toBeGreaterThan(3);
  });
});
