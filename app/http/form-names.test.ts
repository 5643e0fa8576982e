import { expect, it } from "vitest";
import { requirePlainNames } from "./form-names";

const formWith = (name: string) => {
  const form = new FormData();
  form.append(name, "x");
  return form;
};

it.each(["intent", "projectTitle", "websiteImages", "g-recaptcha-response"])("takes a field called %s", (name) => {
  const form = formWith(name);
  expect(requirePlainNames(form)).toBe(form);
});

it.each([
  "",
  "__proto__",
  "__intent__",
  "a.b",
  "a[0]",
  "a[4294967295]",
  "a[",
  "constructor.prototype",
  "a\u0000",
  "é",
  "a".repeat(65),
])("refuses one called %j", (name) => expect(() => requirePlainNames(formWith(name))).toThrow("not one of ours"));
