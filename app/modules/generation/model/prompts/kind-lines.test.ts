import { describe, expect, it } from "vitest";
import { MODEL_KINDS } from "../model-plan";
import { LINE_OF } from "./kind-lines";
import { PLAN_RULES } from "./plan-rules";

describe("what a model is told of the kinds of sections", () => {
  it.each(MODEL_KINDS)("%s is named in its line, which stands in the prompt once", (kind) => {
    expect(LINE_OF[kind]).toMatch(new RegExp(`(?:^|[,.] )${kind}(?=[,:]| \\()`));
    expect(PLAN_RULES.split(`\n  ${LINE_OF[kind]}\n`)).toHaveLength(2);
  });
});
