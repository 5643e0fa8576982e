import { expect, it } from "vitest";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { unsavedForm } from "./unsaved-form";

const config = defaultContactForm();

it("keeps a form as it was entered, also where it could not be saved", () => {
  const [first, ...rest] = config.fields;
  const wrong = {
    fields: [{ ...first!, label: "  " }, ...rest],
    style: { ...config.style, textColor: "#12" },
    settings: { ...config.settings, submitText: "", emailRecipient: "not an address" },
  };
  for (const entered of [config, wrong]) {
    expect(unsavedForm.parse({ config: entered, revision: "a" })).toEqual({ config: entered, revision: "a" });
  }
});

it.each([
  null,
  { revision: "a" },
  { config },
  { config: { ...config, style: {} }, revision: "a" },
  { config: { ...config, fields: [{ id: "name" }] }, revision: "a" },
])("takes nothing else for one", (kept) => expect(unsavedForm.safeParse(kept).success).toBe(false));
