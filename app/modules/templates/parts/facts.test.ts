import { expect, it } from "vitest";
import { restaurantPlan } from "../../../../tests/factories/plans";
import type { SitePlan } from "../../site/site-plan";
import { hoursList, toldHours } from "./facts";

const plan = restaurantPlan("modern");
const monday = { days: "Mon to Fri", times: "8 till 6", closed: false, weekdays: [0, 1, 2, 3, 4], spans: [] };
const site = (of: Partial<SitePlan>) => ({ plan: { ...plan, ...of }, anchors: new Set<string>() });
const noted = (note: string) => site({ business: { ...plan.business, hours: [{ ...monday, note }] } });

it("says below rows of hours all that is said of them", () =>
  expect(hoursList(noted("Mon to Fri 8 till 6, Saturdays mornings."))?.text).toContain(
    ">Mon to Fri 8 till 6, Saturdays mornings.</p>",
  ));

it("breaks lines between spans of times only", () => {
  const row = { ...monday, times: "8h30-12h30 e 14h-18h30" };
  expect(hoursList(site({ business: { ...plan.business, hours: [row] } }))?.text).toContain(
    '<span class="nobreak">8h30-12h30</span> <span class="nobreak">e 14h-18h30</span>',
  );
});

it("gives hours in the owner's words where nobody could read them", () => {
  const contact = { kind: "contact" as const, id: "contact", title: "Write", hours: ["Wed–Sun 11 till late ish"] };
  expect(toldHours(site({ sections: [contact] }))?.text).toContain("Wed–Sun 11 till late ish");
  expect(toldHours(site({ sections: [] }))).toBeNull();
});

it("breaks a line between the times of a day, and nowhere within one", () => {
  const long = { ...monday, times: "8h30-12h30 e 14h-18h30" };
  expect(hoursList(site({ business: { ...plan.business, hours: [long] } }))?.text).toContain(
    '<span class="nobreak">8h30-12h30</span> <span class="nobreak">e 14h-18h30</span>',
  );
});
