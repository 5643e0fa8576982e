import { describe, expect, it } from "vitest";
import { briefs } from "../../generation/demo-briefs";
import { planFor } from "../../generation/built-in/built-in-designer";
import { brief } from "../../site/brief";
import { tradeForm } from "./trade-form";

const formOf = (projectTitle: string) =>
  tradeForm(planFor(brief.parse({ template: "modern", projectTitle, industry: "other" })));

describe("tradeForm", () => {
  it("is the form of the trade that the brief speaks of", () => {
    const { bakery, bicycleCoop, lettingAgent, oneLiner } = briefs;
    expect([bakery, bicycleCoop, lettingAgent, oneLiner].map((each) => tradeForm(planFor(each)))).toEqual([
      "loaf",
      "wheel",
      "arch",
      "stair",
    ]);
  });

  it("is none where no form shows the trade", () => {
    expect(["Bouldin Dentists", "Ledger Tax Advisers", "Hair by Gemma", "Quux"].map(formOf)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it("differs by name within a trade that has several", () => {
    const forms = new Set(
      ["Ada", "Bela", "Cyd", "Dora", "Efe", "Fia", "Gus", "Hal"].map((name) => formOf(`${name} Builders`)),
    );
    expect([...forms].sort()).toEqual(["roof", "stair"]);
  });
});
