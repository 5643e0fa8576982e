import { expect, it } from "vitest";
import { restaurantPlan } from "../../../../tests/factories/plans";
import type { SitePlan } from "../../site/site-plan";
import { hoursList, toldHours } from "./facts";

const plan = restaurantPlan("modern");
const monday = { days: "Mon to Fri", times: "8 till 6", closed: false, weekdays: [0, 1, 2, 3, 4], spans: [] };
const site = (of: Partial<SitePlan>) => ({ plan: { ...plan, ...of }, anchors: new Set<string>() });
const noted = (note: string) => site({ business: { ...plan.business, hours: [{ ...monday, note }] } });

it("says beside rows of hours only what they do not say", () => {
  expect(hoursList(noted("Mon to Fri 8 till 6, Saturdays mornings."))?.text).toContain(">Saturdays mornings.</p>");
  expect(hoursList(noted("Mon to Fri 8 till 6."))?.text).not.toContain("hours-note");
  expect(hoursList(noted("Closed when it snows."))?.text).toContain("Closed when it snows.");
});

it("leaves a long note out of the first view", () => {
  const long = "Free fix-it night on Wednesdays, where we teach you to do it and the tools are free.";
  expect(hoursList(noted(long))?.text).toContain(long);
  expect(hoursList(noted(long), true)?.text).not.toContain(long);
});

it("gives hours in the owner's words where nobody could read them", () => {
  const contact = { kind: "contact" as const, id: "contact", title: "Write", hours: ["Wed–Sun 11 till late ish"] };
  expect(toldHours(site({ sections: [contact] }))?.text).toContain("Wed–Sun 11 till late ish");
  expect(toldHours(site({ sections: [] }))).toBeNull();
});
