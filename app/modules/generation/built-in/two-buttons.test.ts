import { expect, it } from "vitest";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";

const SOFTWARE = "Booking software for kennels. Call 01632 960287. Prints a sheet at 6am.";

it("shows both buttons that the owner names, each leading where its words say", () => {
  const plan = planFor(
    brief.parse({
      projectTitle: "Basketful",
      template: "modern",
      designBrief: `${SOFTWARE} CTA "Start 30 days free", second CTA "Call Hetty, 01632 960287, 9-5 weekdays".`,
    }),
  );
  expect(plan.sections[0]).toMatchObject({
    primary: { label: "Start 30 days free", href: "#contact" },
    secondary: { label: "Call Hetty", href: "tel:01632960287" },
  });
});
