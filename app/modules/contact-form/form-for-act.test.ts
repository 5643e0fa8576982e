import { expect, test } from "vitest";
import { fullPlan } from "../../../tests/factories/full-plan";
import { renderSite } from "../templates/render-site";
import { ACTS } from "../site/choices";
import { contactFormConfig, defaultContactForm } from "./contact-form-config";
import { contactFormFor } from "./form-for-act";
import { readContactForm } from "./read-contact-form";

const idsOf = ({ fields }: { fields: { id: string }[] }) => fields.map(({ id }) => id);

test("a form without a purpose is the ordinary one", () => {
  expect(contactFormFor({}, "de")).toEqual(defaultContactForm("de"));
});

test("a table is asked for with day, time and how many people", () => {
  const form = contactFormFor({ act: "table" }, "fr", "Réserver une table");
  expect(idsOf(form)).toEqual(["name", "email", "date", "people", "message"]);
  expect(form.settings.title).toBe("Réserver une table");
  expect(form.fields.find(({ id }) => id === "people")).toMatchObject({ label: "Nombre de personnes", required: true });
});

test("the owner's own questions take the place of ours, each with an id", () => {
  const form = contactFormFor({ act: "book", asks: ["Idea", "الحجم", "المكان"] }, "en");
  expect(form.fields.map(({ label }) => label)).toEqual(["Name", "Email", "Idea", "الحجم", "المكان", "Message"]);
  expect(new Set(idsOf(form)).size).toBe(6);
});

test.each(ACTS)("what a page asks for to %s is what its owner's messages are read by", (act) => {
  const form = contactFormFor({ act }, "en");
  expect(contactFormConfig.parse(form).fields).toEqual(form.fields);
  const plan = fullPlan("classic");
  const sections = plan.sections.map((section) =>
    section.kind === "contact" ? { ...section, form: { act } } : section,
  );
  expect(readContactForm(renderSite({ ...plan, sections }))?.fields).toEqual(form.fields);
});
