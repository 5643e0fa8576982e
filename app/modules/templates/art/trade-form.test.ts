import { describe, expect, it } from "vitest";
import { planFor } from "../../generation/built-in/built-in-designer";
import { brief } from "../../site/brief";
import { briefs } from "../../generation/demo-briefs";
import { tradeForm } from "./trade-form";

const formOf = (projectTitle: string) =>
  tradeForm(planFor(brief.parse({ template: "modern", projectTitle, industry: "restaurant" })));

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

  it("differs by name within a trade that has several", () => {
    const forms = new Set(
      ["Ada", "Bela", "Cyd", "Dora", "Efe", "Fia", "Gus", "Hal"].map((name) => formOf(`${name} Kitchen`)),
    );
    expect([...forms].sort()).toEqual(["bottle", "bowl", "table"]);
  });
});
