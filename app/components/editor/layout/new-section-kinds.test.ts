import { expect, it } from "vitest";
import { NEW_SECTIONS, sectionIn, type NewSectionKind } from "./new-section-kinds";

const filled = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

it.each<[NewSectionKind, object[]]>([
  ["text", [{ detail: "We bake." }, { detail: "By hand." }]],
  ["faq", [{ name: "Do you deliver?", detail: "We bake.\n\nBy hand." }]],
  ["quotes", [{ detail: "We bake.\n\nBy hand.", by: "Mr Lee" }]],
  ["prices", []],
])("takes what was filled in and no more: %s", (kind, entries) => {
  const words = { title: " Us ", words: "We bake.\n\nBy hand. " };
  const more = { faq: { name: "Do you deliver?" }, quotes: { by: "Mr Lee" } };
  expect(sectionIn(kind, filled({ ...words, ...more[kind as keyof typeof more] }))).toEqual({
    kind,
    title: "Us",
    entries,
  });
});

it("makes nothing up where something is missing", () => {
  for (const kind of Object.keys(NEW_SECTIONS) as NewSectionKind[])
    expect(sectionIn(kind, filled({ title: " ", name: "Do you?", words: "Yes." }))).toBeNull();
  expect(sectionIn("faq", filled({ title: "Questions", words: "Yes." }))).toBeNull();
  expect(sectionIn("quotes", filled({ title: "Praise", by: "Mr Lee" }))).toBeNull();
});
