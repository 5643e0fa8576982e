import { expect, it } from "vitest";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";

const SOFTWARE = "Booking software for kennels. Call 01632 960287. Prints a sheet at 6am.";

const heroOf = (designBrief: string, industry = "other") =>
  planFor(brief.parse({ projectTitle: "Kerlann", template: "modern", industry, designBrief })).sections[0];

it("leads to the part of the page that a button's words name", () => {
  const houses =
    "Agence immobilière à Vannes. En ce moment :\n– Séné, longère 4 chambres, 548 000 €\n– Saint-Avé, maison 2009, 389 000 €\n– Arradon, maison d'architecte, 895 000 €\n\n";
  const said = "En haut deux boutons : « Faire estimer » et « Voir les maisons ». 02 97 00 38 60.";
  expect(heroOf(houses + said)).toMatchObject({
    primary: { label: "Faire estimer", href: "tel:0297003860" },
    secondary: { label: "Voir les maisons", href: "#prices" },
  });
});

it("leads to no part where something is to be found out", () =>
  expect(
    heroOf(
      'We rent party sets. Sets from £40, tables £8 each. Two buttons: "Call us" and "See if my date is free". 01632 960287.',
    ),
  ).toMatchObject({ secondary: { href: "tel:01632960287" } }));

it("has a named button beside the number that is to be large, which leads to the form", () =>
  expect(
    heroOf(
      "Chauffagiste à Arras. Devis gratuit. 06 39 98 21 60. Le numéro en gros, les tarifs, un bouton demander un devis.",
      "professional-services",
    ),
  ).toMatchObject({
    primary: { label: "06 39 98 21 60", href: "tel:0639982160" },
    secondary: { label: "Demander un devis", href: "#contact" },
  }));

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
