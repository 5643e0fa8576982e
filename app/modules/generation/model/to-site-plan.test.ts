import { describe, expect, it } from "vitest";
import { SITE_CASES } from "../../../../tests/cases/site-briefs";
import { planFor } from "../built-in/built-in-designer";
import { sitePlan } from "../site-plan";
import { fromSitePlan } from "./from-site-plan";
import { toSitePlan } from "./to-site-plan";

describe("toSitePlan", () => {
  it.each(SITE_CASES.map((each) => [each.name, each.brief] as const))("gives the draft of %s where a model changed nothing", (_, brief) => {
    const draft = sitePlan.parse(planFor(brief));
    expect(sitePlan.parse(toSitePlan(fromSitePlan(draft), draft, brief))).toEqual(draft);
  });
});
