import { expect, it } from "vitest";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { differingSettings } from "./differing-settings";

it("says in words what was saved elsewhere and what is entered here", () => {
  const [mine, theirs] = [defaultContactForm(), defaultContactForm()];
  theirs.settings.title = "Write to Rose";
  theirs.settings.enableSpamProtection = false;
  theirs.style.buttonColor = "#aa0000";
  theirs.fields.pop();
  expect(differingSettings(mine, theirs).map(({ name }) => name)).toEqual([
    "Fields",
    "Button colour",
    "Title",
    "Spam protection",
  ]);
  expect(differingSettings(mine, theirs)).toContainEqual({ name: "Spam protection", mine: "On", theirs: "Off" });
  expect(differingSettings(mine, theirs)[0]!.theirs.split("\n")).toHaveLength(2);
});

it("has nothing to say of the same form", () => {
  expect(differingSettings(defaultContactForm(), defaultContactForm())).toEqual([]);
});
